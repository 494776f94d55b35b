import { Link, type LinkProps } from "react-router";

/** Addresses from the root that the router leaves as they are, the most of all links. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w\-=&%+.?#]*)?$/;

/**
 * The router's link as the server writes it. The router works out for each link how it would be followed, which only a
 * browser does: on a page of many links that took longer than all else that a link needs.
 */
export function ServerLink(props: LinkProps) {
  const {
    to,
    children,
    discover,
    mask,
    prefetch,
    relative,
    target,
    defaultShouldRevalidate: _revalidates,
    preventScrollReset: _scroll,
    reloadDocument: _reloads,
    replace: _replaces,
    state: _state,
    viewTransition: _transition,
    ...rest
  } = props;
  const asUsual = !discover && !mask && !prefetch && !relative;
  if (!asUsual || typeof to !== "string" || !PLAIN.test(to)) return <Link {...props} />;
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}
