import { Link } from "react-router";
import { Notice } from "../ui/states.tsx";
import * as words from "../words/shell.ts";

/** For an operator whose role waits until their second step is switched on. */
export function SecondStepNotice() {
  return (
    <Notice tone="time" title={words.secondStepTitle()} className="mt-6">
      <p>
        {words.secondStepText()}{" "}
        <Link to="/account/two-factor" className="link">
          {words.secondStepLink()}
        </Link>
      </p>
    </Notice>
  );
}
