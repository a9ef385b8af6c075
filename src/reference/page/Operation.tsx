import {Fragment, type ReactNode} from 'react';

import type {ApiResponse, Operation} from '../types';
import {ownPath} from '../../data/api/versions';
import {BodySchema, Fields, InManual, ResponseSchema, Text} from './Fields';
import {Heading} from './Heading';
import {Samples, toneOf} from './Samples';

export function Method({method}: {method: string}): ReactNode {
  return <span className={`method ${method}`}>{method === 'delete' ? 'del' : method}</span>;
}

const isFolded = ({body}: ApiResponse) => body?.contentType.includes('json') ?? false;

function ResponseRow({response, slug}: {response: ApiResponse; slug: string}): ReactNode {
  const id = `${slug}--${response.status}`;
  const head = (
    <>
      <b className={toneOf(response.status)}>{response.status}</b>{' '}
      <span dangerouslySetInnerHTML={{__html: response.description}} /> <i>{response.body?.contentType ?? 'no body'}</i>
    </>
  );
  const row =
    response.body && isFolded(response) ? (
      <details className="response" id={id}>
        <summary>{head}</summary>
        <ResponseSchema body={response.body} />
      </details>
    ) : (
      <div className="response" id={id}>
        {head}
      </div>
    );
  // Outside of the fold's summary, which can't hold links.
  return response.entry ? (
    <div className="error">
      {row}
      <a href={response.entry}>
        What to do<span className="visually-hidden"> about a {response.status}</span>
      </a>
    </div>
  ) : (
    row
  );
}

/** Breaks before slashes; the common part is dimmed. */
export function Path({path}: {path: string}): ReactNode {
  const own = ownPath(path);
  const shared = path.slice(0, -own.length);
  const parts = own.split(/(?=\/)/);
  return (
    <code>
      {shared && <i>{shared}</i>}
      {parts.map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** @param props.href Markdown address, for single calls */
export function OperationSection(props: {
  operation: Operation;
  level: number;
  href?: string;
  pageHref?: string;
}): ReactNode {
  const {operation, level, href, pageHref} = props;
  const {slug, title, method, path, parameters, requestBody, responses} = operation;
  return (
    <section className="panes" id={slug} aria-label={title}>
      <div className="description">
        <Heading level={level} id={slug} title={title} isAnchored={false}>
          {operation.isDeprecated && <em className="deprecated-mark">deprecated</em>}
        </Heading>
        <p className="address">
          <span className={`method ${method}`}>{method}</span> <Path path={path} />
        </p>
        <Text>{operation.description}</Text>
        <InManual links={operation.links} />
        {parameters.length > 0 && (
          <section>
            <Heading level={level + 1} id={`${slug}--path`} title="Path parameters" />
            <Fields fields={parameters} />
          </section>
        )}
        {requestBody && (
          <section>
            <Heading level={level + 1} id={`${slug}--body`} title="Body">
              <i>
                {requestBody.contentType}
                {!requestBody.isRequired && ', optional'}
              </i>
            </Heading>
            <Text>{requestBody.description}</Text>
            <BodySchema body={requestBody} />
          </section>
        )}
        <section>
          <Heading level={level + 1} id={`${slug}--responses`} title="Responses" />
          {responses.some(isFolded) && (
            <button type="button" className="expand needs-script" data-do="folds" aria-expanded={false}>
              Expand all<span className="visually-hidden"> responses: {title}</span>
            </button>
          )}
          {responses.map((response) => (
            <ResponseRow key={response.status} response={response} slug={slug} />
          ))}
        </section>
        <p className="operation-id">
          operationId <code>{operation.id}</code>{' '}
          <button type="button" className="needs-script" data-do="path">
            Copy path<span className="visually-hidden"> of {title}</span>
          </button>{' '}
          <button type="button" className="needs-script" data-do="markdown">
            Copy as Markdown
          </button>
          {href && <a href={href}>View as Markdown</a>}
          {pageHref && <a href={pageHref}>Page of this call</a>}
        </p>
      </div>
      <Samples operation={operation} />
    </section>
  );
}
