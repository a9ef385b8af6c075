import type {ReactNode} from 'react';

/** Linkable; the anchor is on the section if `isAnchored` is false. */
export function Heading(props: {
  level: number;
  id: string;
  title: string;
  isAnchored?: boolean;
  /** If the section has the anchor. */
  search?: 'heading';
  children?: ReactNode;
}): ReactNode {
  const {level, id, title, isAnchored = true, search, children} = props;
  const Tag = `h${level}` as 'h2';
  return (
    <Tag {...(isAnchored && {id})} data-search={search}>
      {title}
      {children && ' '}
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${title}`} />
    </Tag>
  );
}
