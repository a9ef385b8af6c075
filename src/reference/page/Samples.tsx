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

/** Copies the visible sample; hidden without JavaScript. */
function Copy({what}: {what: string}): ReactNode {
  return (
    <button type="button" className="copy" data-do="copy">
      Copy<span className="visually-hidden"> {what}</span>
    </button>
  );
}

export function Box({code, label, what}: {code: Code; label: string; what: string}): ReactNode {
  return (
    <div className="box">
      <Block code={code} label={label} />
      <Copy what={what} />
    </div>
  );
}

/** Found by find in page. React only writes `hidden` as a boolean. */
const findable = {'data-hidden': 'until-found'};

/** Renames the placeholder attribute. */
export const withFindable = (html: string): string => html.replaceAll(' data-hidden="', ' hidden="');

/** One tab stop with arrow keys. */
function Toolbar({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <div className="tabs needs-script" role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

const choice = (at: number) => ({type: 'button' as const, 'aria-pressed': at === 0, tabIndex: at === 0 ? 0 : -1});

// Not a <select>: Chromium's autofill measures all form controls, which lays out every `content-visibility` section.
function Chooser({examples, label}: {examples: {key: string; title: string}[]; label: string}): ReactNode {
  return examples.length < 2 ? null : (
    <details className="chooser needs-script" aria-label={label}>
      <summary>
        <span>{examples[0]?.title}</span> <small>{examples.length} examples</small>
      </summary>
      <div>
        {examples.map(({key, title}, at) => (
          <button key={key} type="button" data-do="example" data-key={key} aria-pressed={at === 0}>
            {title}
          </button>
        ))}
      </div>
    </details>
  );
}

// Without JavaScript, samples are listed with captions; with it, css/samples.css shows the language on <html>, one
// example, and one status.
function Request(props: {
  example: RequestExample;
  id: string;
  isFirst: boolean;
  isOnly: boolean;
  title: string;
}): ReactNode {
  const {example, id, isFirst, isOnly, title} = props;
  return (
    <div className="example" data-key={example.key} {...(!isOnly && {id})} {...(!isFirst && findable)}>
      {example.title && <p className={isOnly ? 'caption' : 'caption no-script'}>{example.title}</p>}
      <Text>{example.description}</Text>
      <div className="box">
        {languages.map(({id, label, needs}) => (
          <div key={id} className="sample" data-language={id} {...findable}>
            <p className="caption">{needs}</p>
            <Block code={example.calls[id]} label={label} />
          </div>
        ))}
        <Copy what={`the call: ${title}`} />
      </div>
      {example.body && (
        <div className="sent">
          <p className="caption">Request body</p>
          <Box code={example.body} label={`${title}, request body`} what={`the request body: ${title}`} />
        </div>
      )}
    </div>
  );
}

function ResponseSample(props: {response: ApiResponse; isFirst: boolean; title: string}): ReactNode {
  const {response, isFirst, title} = props;
  const label = `${title}, response ${response.status}`;
  return (
    <div className="response-sample" data-status={response.status} {...(!isFirst && findable)}>
      <p className="caption no-script">Response {response.status}</p>
      <Chooser examples={response.examples} label={`Example of ${label}`} />
      {response.examples.length === 0 && <p className="text">{response.body ? 'No example' : 'No body'}</p>}
      {response.examples.map((example, at) => (
        <div key={at} className="example" data-key={example.key} {...(at > 0 && findable)}>
          {response.examples.length > 1 && <p className="caption no-script">{example.title}</p>}
          <Text>{example.description}</Text>
          <Box code={example.code} label={label} what={`the response ${response.status}: ${title}`} />
        </div>
      ))}
    </div>
  );
}

export function MyValues(): ReactNode {
  return (
    <button type="button" className="my-values" data-do="values" aria-expanded={false}>
      My values
    </button>
  );
}

function OnPaper({requests}: {requests: readonly RequestExample[]}): ReactNode {
  const names = requests.map(({title}) => title).filter(Boolean);
  return (
    <p className="caption on-paper">
      On the page: samples in {languages.map(({label}) => label).join(', ')}
      {names.length > 1 && `; examples ${names.map((name) => `“${name}”`).join(', ')}`}.
    </p>
  );
}

export const toneOf = (status: string) => (/^[123]/.test(status) ? 'ok' : 'bad');

/** Right pane: request by language, body by example, response by status. */
export function Samples({operation}: {operation: Operation}): ReactNode {
  const {requests, responses, slug, title} = operation;
  return (
    <div className="samples" data-theme="dark">
      <div className="head needs-script">
        <Toolbar label={`Language of the samples: ${title}`}>
          {languages.map(({id, label}, at) => (
            <button key={id} {...choice(at)} data-do="language" data-language={id}>
              {label}
            </button>
          ))}
          <button type="button" data-do="more" aria-expanded={false} tabIndex={-1}>
            More languages
          </button>
        </Toolbar>
        <MyValues />
        {/* The practice hub only knows the current version. */}
        {!operation.isDeprecated && (
          <button type="button" className="try" data-do="try" aria-expanded={false}>
            Try it<span className="visually-hidden">: {title}</span>
          </button>
        )}
      </div>
      <div className="requests">
        <Chooser examples={requests} label={`Example of the request: ${title}`} />
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
        <OnPaper requests={requests} />
      </div>
      {responses.length > 0 && (
        <div className="responses">
          <Toolbar label={`Responses: ${title}`}>
            {responses.map(({status}, at) => (
              <button key={status} {...choice(at)} className={toneOf(status)} data-do="status" data-status={status}>
                {status}
              </button>
            ))}
          </Toolbar>
          {responses.map((response, at) => (
            <ResponseSample key={response.status} response={response} isFirst={at === 0} title={title} />
          ))}
        </div>
      )}
    </div>
  );
}
