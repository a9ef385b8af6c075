export interface ValueField {
  name: string;
  hint: string;
  /** `integers`: comma-separated IDs. */
  kind: 'integer' | 'integers' | 'uuid' | 'text';
  /** Text in bodies, because another system assigns it. */
  isTextInBodies?: true;
  example: string;
  /** The hub's error for invalid values. */
  answer?: string;
}

/** A value to use, a message, or both. */
export interface Checked {
  value?: string;
  problem?: string;
  /** Filled in by a pasted address. */
  others?: Record<string, string>;
}

/** Precision of JavaScript numbers. */
const MAX_DIGITS = 15;

const isInteger = (text: string) => /^\d+$/.test(text) && text.length <= MAX_DIGITS;

const answered = ({answer}: ValueField) => (answer ? ` The hub answers other values with “${answer}”.` : '');

/** No lone surrogates, which can't be encoded, or control characters. */
const isSendable = (text: string) => !/[\p{Surrogate}\p{Cc}]/u.test(text);

/** Trims the value. */
export function checkId(field: ValueField, text: string): Checked {
  const value = text.trim();
  if (field.kind === 'integer') {
    if (isInteger(value)) return {value};
    const isOffered = field.isTextInBodies && value !== '' && isSendable(value);
    return isOffered
      ? {value, problem: 'The API has an integer here. Test off air whether the hub takes text.'}
      : {problem: `Enter a whole number of at most ${MAX_DIGITS} digits.${answered(field)}`};
  }
  if (field.kind === 'integers') {
    const parts = value.replace(/^\[(.*)\]$/, '$1').split(',');
    const list = parts.map((part) => part.trim());
    const problem = `Enter whole numbers of at most ${MAX_DIGITS} digits, with commas between them, such as ${field.example}.`;
    return list.every(isInteger) ? {value: list.join(', ')} : {problem};
  }
  if (field.kind === 'uuid' && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) {
    return {problem: `Enter a UUID, such as ${field.example}.${answered(field)}`};
  }
  return isSendable(value) ? {value} : {problem: 'This value has a character that can’t be sent. Copy it again.'};
}

export function checkPort(text: string): Checked {
  const value = text.trim();
  const isPort = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
  return isPort ? {value: String(Number(value))} : {problem: 'Enter a port from 1 to 65535.'};
}

const isHost = (host: string) => /^(?:[\p{L}\p{N}][\p{L}\p{N}._-]*|\[[\da-f:.]+\])$/iu.test(host);

/** A pasted address also fills in scheme and port. */
export function checkHost(text: string): Checked {
  const trimmed = text.trim();
  const [, scheme, host = '', port, rest] =
    /^(?:(https?):\/\/)?(\[[^\]]*\]|[^/:?#]*)(?::(\d+))?([/?#].*)?$/i.exec(trimmed) ?? [];
  const url = isHost(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  const isPort = port === undefined || checkPort(port).value !== undefined;
  if (!url || !isPort) {
    return {
      problem: url
        ? 'The port of this address is not from 1 to 65535.'
        : 'Enter a host name or an IP address only, such as hub.example or 192.0.2.10.',
    };
  }
  const others = {...(scheme && {scheme: scheme.toLowerCase()}), ...(port && {port})};
  return {
    value: url.hostname,
    others,
    ...(rest && rest !== '/' && {problem: `“${rest}” is not part of a host and is left out.`}),
  };
}

const checkScheme = (text: string): Checked =>
  text === 'http' || text === 'https' ? {value: text} : {problem: 'Choose http or https.'};

export function checkValue(fields: readonly ValueField[], name: string, text: string): Checked {
  if (name === 'scheme') return checkScheme(text);
  if (name === 'host') return checkHost(text);
  if (name === 'port') return checkPort(text);
  const field = fields.find((one) => one.name === name);
  return field ? checkId(field, text) : {};
}

/** The valid part of external values: from storage, or a link. */
export function rightOf(
  fields: readonly ValueField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const {value} = typeof text === 'string' ? checkValue(fields, name, text) : {};
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
