import type {ReactNode} from 'react';

/** A heading that can be linked; the anchor is on it, or on the section around it when `isAnchored` is false. */
export function Heading(props: {
  level: number;
  id: string;
  title: string;
  isAnchored?: boolean;
  /** What search takes it for, where the section around it is anchored. */
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
