import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content.ts";

/** Content needs an author: says so, with the way to become one. */
export function ProfileNeeded() {
  return (
    <EmptyState title={words.needProfile()} text={words.needProfileText()}>
      <LinkButton to="/attorney-onboarding">{words.toOnboarding()}</LinkButton>
    </EmptyState>
  );
}
