// Ejected: Escape closes a menu however it was opened, and the arrow keys move through it; stock handles only Enter.
// cspell:ignore hoverable
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

/** The index of the link that a key leads to, from the index of the focused link (-1 on the button). */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A dropdown of the navbar: a button, and the links that it shows on hover, by Enter, Space or an arrow key. */
export default function DropdownNavbarItemDesktop({items, position, className, ...props}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Closed by Escape while the pointer rests on it, it stays closed until the pointer has left.
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const closeFromOutside = ({target}: Event) => !dropdown.current!.contains(target as Node) && setIsOpen(false);
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      const element = dropdown.current!;
      if (event.key === 'Escape' && element.matches('.dropdown--show, :hover')) {
        setIsOpen(false);
        setIsDismissed(element.matches(':hover'));
        if (element.contains(document.activeElement)) {
          element.querySelector('a')!.focus();
        }
      }
    };
    const outside = ['mousedown', 'touchstart', 'focusin'];
    outside.forEach((name) => document.addEventListener(name, closeFromOutside));
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      outside.forEach((name) => document.removeEventListener(name, closeFromOutside));
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const walk = (event: KeyboardEvent) => {
    const links = [...dropdown.current!.querySelectorAll<HTMLElement>('.dropdown__menu a')];
    const next = steps[event.key]?.(links.indexOf(document.activeElement as HTMLElement), links.length);
    if (next !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      // The menu fades in, and what is not visible cannot take the focus.
      requestAnimationFrame(() => links[next]?.focus());
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setIsOpen(!isOpen);
    }
  };

  return (
    // The keys belong to the button and the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={walk}
      onMouseLeave={() => setIsDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={press}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, at) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={at} />
        ))}
      </ul>
    </div>
  );
}
