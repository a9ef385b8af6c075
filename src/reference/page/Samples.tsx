import type {ReactNode} from 'react';

import {languages, type ApiResponse, type Code, type Operation, type RequestExample} from '../types';
import {Text} from './Fields';

function Block({code, label}: {code: Code; label: string}): ReactNode {
  return (
    <pre tabIndex={0} aria-label={label}>
      <code dangerouslySetInnerHTML={{__html: code.html}} />
    </pre>
  );
}

/** Puts the sample that is on show beside it on the clipboard; of no use, and not shown, without JavaScript. */
export function Copy({what}: {what: string}): ReactNode {
  return (
    <button type="button" className="copy" data-do="copy">
      Copy<span className="visually-hidden"> {what}</span>
    </button>
  );
}

/** Code that can be copied. */
function Box({code, label, what}: {code: Code; label: string; what: string}): ReactNode {
  return (
    <div className="box">
      <div className="sample shown">
        <Block code={code} label={label} />
      </div>
      <Copy what={what} />
    </div>
  );
}

// Buttons and not a <select>: Chromium's autofill measures every form control of a page, and by that lays out each section
// that `content-visibility` had left for later.
function Chooser({titles, label}: {titles: string[]; label: string}): ReactNode {
  return titles.length < 2 ? null : (
    <div className="tabs examples needs-script" role="group" aria-label={label}>
      {titles.map((title, at) => (
        <button
          key={title}
          type="button"
          data-do="example"
          data-at={at}

          aria-pressed={at === 0}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

// Without JavaScript every sample is below the other, under its caption. With it, an attribute of <html> names the
// language, and one example and one status are on show: css/samples.css has the rules.
function Request(props: {
  example: RequestExample;
  id: string;
  isFirst: boolean;
  isOnly: boolean;
  title: string;
}): ReactNode {
  const {example, id, isFirst, isOnly, title} = props;
  return (
    <div className={isFirst ? 'example shown' : 'example'} {...(!isOnly && {id})}>
      {example.title && <p className={isOnly ? 'caption' : 'caption no-script'}>{example.title}</p>}
      <Text>{example.description}</Text>
      <div className="box">
        {languages.map(({id, label, needs}) => (
          <div key={id} className={`sample ${id}`}>
            <p className="caption">{needs}</p>
            <Block code={example.calls[id]} label={label} />
          </div>
        ))}
        <Copy what={`the call: ${title}`} />
      </div>
      {example.body && (
        <>
          <p className="caption">Request body</p>
          <Box code={example.body} label={`${title}, request body`} what={`the request body: ${title}`} />
        </>
      )}
    </div>
  );
}

function ResponseSample(props: {response: ApiResponse; isFirst: boolean; title: string}): ReactNode {
  const {response, isFirst, title} = props;
  const label = `${title}, response ${response.status}`;
  return (
    <div className={isFirst ? 'response-sample shown' : 'response-sample'} data-status={response.status}>
      <p className="caption no-script">Response {response.status}</p>
      <Chooser titles={response.examples.map((example) => example.title)} label={`Example of ${label}`} />
      {response.examples.length === 0 && <p className="text">{response.body ? 'No example' : 'No body'}</p>}
      {response.examples.map((example, at) => (
        <div key={at} className={at === 0 ? 'example shown' : 'example'}>
          {response.examples.length > 1 && <p className="caption no-script">{example.title}</p>}
          <Text>{example.description}</Text>
          <Box code={example.code} label={label} what={`the response ${response.status}: ${title}`} />
        </div>
      ))}
    </div>
  );
}

/** Opens the practice hub, which is loaded then; it answers the calls of the current version. */
function TryIt({title}: {title: string}): ReactNode {
  return (
    <div className="try needs-script">
      <button type="button" data-do="try" aria-expanded={false}>
        Try it<span className="visually-hidden">: {title}</span>
      </button>
    </div>
  );
}

/** Opens the panel for the reader's values, which is loaded then. */
export function MyValues(): ReactNode {
  return (
    <button type="button" className="my-values" data-do="values" aria-expanded={false}>
      My values
    </button>
  );
}

/** The color of a status: good, or not. */
export const toneOf = (status: string) => (/^[123]/.test(status) ? 'ok' : 'bad');

/** The right pane of an operation: the call in every language, its body by example, and its responses by status. */
export function Samples({operation}: {operation: Operation}): ReactNode {
  const {requests, responses, slug, title} = operation;
  return (
    <div className="samples" data-theme="dark">
      <div className="tabs needs-script" role="group" aria-label={`Language of the samples: ${title}`}>
        {languages.map(({id, label}, at) => (
          <button key={id} type="button" data-do="language" data-language={id} aria-pressed={at === 0}>
            {label}
          </button>
        ))}
        <MyValues />
      </div>
      <div className="requests">
        <Chooser titles={requests.map((example) => example.title)} label={`Example of the request: ${title}`} />
        {requests.map((example, at) => (
          <Request
            key={at}
            id={`${slug}--example-${at + 1}`}
            example={example}
            isFirst={at === 0}
            isOnly={requests.length === 1}
            title={title}
          />
        ))}
      </div>
      {!operation.isDeprecated && <TryIt title={title} />}
      {responses.length > 0 && (
        <div className="responses">
          <div className="tabs needs-script" role="group" aria-label={`Responses: ${title}`}>
            {responses.map(({status}, at) => (
              <button
                key={status}
                type="button"
                className={toneOf(status)}
                data-do="status"
                data-status={status}
                aria-pressed={at === 0}
              >
                {status}
              </button>
            ))}
          </div>
          {responses.map((response, at) => (
            <ResponseSample key={response.status} response={response} isFirst={at === 0} title={title} />
          ))}
        </div>
      )}
    </div>
  );
}
