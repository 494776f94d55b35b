import { Button, LinkButton } from "../ui/button.tsx";
import * as words from "../words/shell.ts";
import { wordsOf } from "./sent-words.ts";
import type { SentForm } from "./signed-out.ts";

/** Gives a signed-out sender the words back and sends them again: for readers whose browser runs no scripts. */
export function SentFormPage({ sent }: { sent: SentForm }) {
  return (
    <div className="page flex max-w-2xl flex-col gap-6 pt-12">
      <h1>{words.signedOutTitle()}</h1>
      <p className="text-lg">{words.sentFormText()}</p>
      <p>
        <LinkButton to="/login" target="_blank" look="secondary">
          {words.signIn()}
        </LinkButton>
      </p>
      <form method="post" action={sent.action} className="flex flex-col gap-4">
        {sent.fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {wordsOf(sent.fields).map((text) => (
          <p key={text} className="prose border-l-4 border-rule pl-4 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        ))}
        {sent.hadFile && <p>{words.sentFormFile()}</p>}
        <Button type="submit" className="self-start">
          {words.sendAgain()}
        </Button>
      </form>
    </div>
  );
}
