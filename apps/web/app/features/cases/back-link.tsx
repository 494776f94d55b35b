import { Link } from "react-router";

interface BackLinkProps {
  to: string;
  label: string;
  /** In its place on a phone. */
  brief?: string;
}

export function BackLink({ to, label, brief }: BackLinkProps) {
  return (
    <Link to={to} data-screen-only className="link inline-flex min-h-11 items-center self-start">
      <span aria-hidden="true" className="mr-2 before:content-['←']" />
      {brief === undefined ? (
        label
      ) : (
        <>
          <span className="max-sm:hidden">{label}</span>
          <span className="sm:hidden">{brief}</span>
        </>
      )}
    </Link>
  );
}
