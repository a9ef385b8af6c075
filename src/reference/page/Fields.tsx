import {createContext, Fragment, useContext, type ReactNode} from 'react';

import {counted} from '../../shared/inWords';
import type {Body, Field, ManualLink} from '../types';

const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

export function Text({children}: {children: string}): ReactNode {
  if (!children) {
    return null;
  }
  return /^<(p|ul|ol|div|pre|table)\b/.test(children) ? (
    <div className="text" {...html(children)} />
  ) : (
    <p className="text" {...html(children)} />
  );
}

export function Links({label, links}: {label: string; links: ManualLink[]}): ReactNode {
  return links.length === 0 ? null : (
    <p className="text manual">
      {label}:{' '}
      {links.map(({text, href}, at) => (
        <Fragment key={href + text}>
          {at > 0 && ', '}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </p>
  );
}

export function InManual({links}: {links: ManualLink[]}): ReactNode {
  return <Links label="In the manual" links={links} />;
}

function Values({label, values}: {label: string; values: string[]}): ReactNode {
  return values.length === 0 ? null : (
    <p className="values">
      {label}
      {values.flatMap((value) => [' ', <code key={value}>{value}</code>])}
    </p>
  );
}

function Meanings({values, meanings}: {values: string[]; meanings: string[]}): ReactNode {
  return (
    <div className="meanings">{values.flatMap((value, at) => [<code key={value}>{value}</code>, meanings[at]])}</div>
  );
}

/** Object names link to their definition. */
function Type({of, fallback}: {of: Field | Body; fallback?: string | undefined}): ReactNode {
  const {type, object = '', definition} = of;
  const words = 'limits' in of ? [type, ...of.limits].join(', ') : type;
  const at = definition ? words.indexOf(`${object} object`) : -1;
  return (
    <span className="type">
      {at < 0 ? (
        words
      ) : (
        <>
          {words.slice(0, at)}
          <a href={definition}>{object}</a>
          {words.slice(at + object.length)}
        </>
      )}
      {fallback !== undefined && (
        <>
          {' · default '}
          <code>{fallback === '' ? '""' : fallback}</code>
        </>
      )}
    </span>
  );
}

function Nested({name, fields}: Pick<Field, 'name' | 'fields'>): ReactNode {
  return fields.length === 0 ? null : (
    <details>
      <summary>
        {counted(fields.length, 'field')} <span className="visually-hidden">of {name}</span>
      </summary>
      <Fields fields={fields} />
    </details>
  );
}

/** Readers need to see which fields of a response can be missing. */
const InResponse = createContext(false);

export function ResponseSchema({body}: {body: Body}): ReactNode {
  return (
    <InResponse value>
      <BodySchema body={body} />
    </InResponse>
  );
}

function FieldRow({field}: {field: Field}): ReactNode {
  const presence = useContext(InResponse) ? !field.isRequired && 'optional' : field.isRequired && 'required';
  return (
    <li id={field.id}>
      <a href={`#${field.id}`}>{field.name}</a> {presence && <em>{presence}</em>}{' '}
      <div>
        <Type of={field} fallback={field.default} />
        <Text>{field.description}</Text>
        {field.meanings ? (
          <Meanings values={field.values} meanings={field.meanings} />
        ) : (
          <Values label="Values" values={field.values} />
        )}
        {field.values.length === 0 && field.example !== undefined && (
          <Values label="Example" values={[field.example]} />
        )}
        <Nested name={field.name} fields={field.fields} />
      </div>
    </li>
  );
}

export function Fields({fields}: {fields: Field[]}): ReactNode {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} />
      ))}
    </ul>
  );
}

export function BodySchema({body}: {body: Body}): ReactNode {
  return (
    <>
      {(body.fields.length === 0 || !body.type.endsWith(' object')) && (
        <p>
          <Type of={body} />
        </p>
      )}
      {body.fields.length > 0 && <Fields fields={body.fields} />}
    </>
  );
}
