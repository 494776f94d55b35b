import { Link } from "react-router";

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} data-screen-only className="link inline-flex min-h-11 items-center self-start">
      <span aria-hidden="true" className="mr-2">
        ←
      </span>
      {label}
    </Link>
  );
}
