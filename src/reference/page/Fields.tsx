import {createContext, Fragment, useContext, type ReactNode} from 'react';

import type {Body, Field, ManualLink, Shape} from '../types';

const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

/** A text of the description: a paragraph, or blocks where it has several. */
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

/** Pages of the manual that say more. */
export function InManual({links}: {links: ManualLink[]}): ReactNode {
  return links.length === 0 ? null : (
    <p className="text manual">
      In the manual:{' '}
      {links.map(({text, href}, at) => (
        <Fragment key={href + text}>
          {at > 0 && ', '}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** Values that a field can have, or examples of it. */
function Values({label, values}: {label: string; values: string[]}): ReactNode {
  return values.length === 0 ? null : (
    <p className="values">
      {label}
      {values.flatMap((value) => [' ', <code key={value}>{value}</code>])}
    </p>
  );
}

/** Values with the meaning of each. */
function Meanings({values, meanings}: {values: string[]; meanings: string[]}): ReactNode {
  return (
    <div className="meanings">{values.flatMap((value, at) => [<code key={value}>{value}</code>, meanings[at]])}</div>
  );
}

/** A type in words, in which the name of an object leads to its definition. */
function Type({of, fallback}: {of: Field | Body; fallback?: string | undefined}): ReactNode {
  const {type, object = '', definition, limits} = of;
  const words = [type, ...limits].join(', ');
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

const countOf = ({fields, variants}: Shape) =>
  fields.length > 0
    ? `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`
    : `${variants.length} alternatives`;

/** The content below a field: its own fields in a fold, or a reference to where they are shown. */
function Nested({name, shape}: {name: string; shape: Shape}): ReactNode {
  if (shape.foldedAs) {
    return <p className="values">The fields are those of {shape.foldedAs} further up.</p>;
  }
  return shape.fields.length + shape.variants.length === 0 ? null : (
    <details>
      <summary>
        {countOf(shape)} <span className="visually-hidden">of {name}</span>
      </summary>
      <Shown shape={shape} />
    </details>
  );
}

/** Whether the fields are those of a response, where readers need to see which can be missing. */
const InResponse = createContext(false);

/** The schema of a response. */
export function ResponseSchema({body}: {body: Body}): ReactNode {
  return (
    <InResponse value>
      <BodySchema body={body} />
    </InResponse>
  );
}

function FieldRow({field}: {field: Field}): ReactNode {
  const presence = useContext(InResponse) ? !field.isRequired && 'optional' : field.isRequired && 'required';
  const marks = [presence, field.isDeprecated && 'deprecated'].filter(Boolean).join(', ');
  return (
    <li id={field.id}>
      <a href={`#${field.id}`}>{field.name}</a> {marks && <em>{marks}</em>}{' '}
      {field.newSince && <em className="new-mark">new since {field.newSince}</em>}{' '}
      <div>
        <Type of={field} fallback={field.default} />
        <Text>{field.description}</Text>
        {field.meanings ? (
          <Meanings values={field.values} meanings={field.meanings} />
        ) : (
          <Values label={field.type.startsWith('list') ? 'Values of an item' : 'Values'} values={field.values} />
        )}
        {field.values.length === 0 && <Values label="Example" values={field.examples} />}
        <Nested name={field.name} shape={field.shape} />
      </div>
    </li>
  );
}

/** Rows of parameters or fields. */
export function Fields({fields}: {fields: Field[]}): ReactNode {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} />
      ))}
    </ul>
  );
}

/** The fields of a shape, then its alternatives, each behind a fold. */
function Shown({shape}: {shape: Shape}): ReactNode {
  return (
    <>
      {shape.foldedAs && <p className="values">The fields are those of {shape.foldedAs} further up.</p>}
      {shape.fields.length > 0 && <Fields fields={shape.fields} />}
      {shape.variants.length > 0 && <p className="values">One of:</p>}
      {shape.variants.map((variant, at) => (
        <details key={at}>
          <summary>{variant.title}</summary>
          <Text>{variant.description}</Text>
          <Shown shape={variant.shape} />
        </details>
      ))}
    </>
  );
}

/** The schema of a body: what it is as a whole, and its fields. */
export function BodySchema({body}: {body: Body}): ReactNode {
  const isPlain = body.shape.fields.length + body.shape.variants.length === 0;
  return (
    <>
      {(isPlain || !body.type.endsWith(' object') || body.limits.length > 0) && (
        <p>
          <Type of={body} />
        </p>
      )}
      <Values label="Values" values={body.values} />
      <Shown shape={body.shape} />
    </>
  );
}
