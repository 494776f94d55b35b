import { formatMoney } from "../../ui/format.ts";
import { Badge, Progress } from "../../ui/states.tsx";
import * as words from "../../words/landing.ts";

interface SampleProps {
  title: string;
  percent: number;
  cases: number;
  lowCents: number;
  highCents: number;
}

/** A made-up result, labelled as an example. */
export function Sample({ title, percent, cases, lowCents, highCents }: SampleProps) {
  return (
    <article className="rounded-lg border border-rule bg-raised p-6">
      <div className="flex items-start justify-between gap-4">
        <h3>{title}</h3>
        <Badge>{words.example()}</Badge>
      </div>
      <p className="mt-4 mb-2">
        <span className="font-serif text-2xl font-semibold tabular">{words.sampleMatch({ percent })}</span>{" "}
        <span className="text-quiet tabular">{words.sampleBasis({ n: cases })}</span>
      </p>
      <Progress label={words.sampleBar({ percent })} value={percent} max={100} />
      <p className="mt-4 tabular">
        {words.sampleRange({ low: formatMoney(lowCents), high: formatMoney(highCents) })}
      </p>
    </article>
  );
}
