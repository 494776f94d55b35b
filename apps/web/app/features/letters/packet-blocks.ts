import type { CaseDetail, Packet, Question } from "@standing/contract";
import { formatDate, formatMoney, wholeWords } from "../../ui/format.ts";
import * as words from "../../words/letters.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Block } from "../analysis/report/pdf/block.ts";
import { datedDeadlines, safeDay } from "../analysis/report/dated-deadlines.ts";
import { deadlineBlocks } from "../analysis/report/pdf/deadline-blocks.ts";
import { facts, heading, list, paragraph, section } from "../analysis/report/pdf/make-blocks.ts";
import { placeOf } from "../cases/place.ts";

type Analyzed = CaseDetail & { analysis: NonNullable<CaseDetail["analysis"]> };

/** The packet: days in order, papers by number, sums, like decisions, every deadline. */
export function packetBlocks(detail: Analyzed, packet: Packet, today: string): Block[] {
  return [
    paragraph(words.notAdvice(), "quiet"),
    ...section(words.facts(), [factsOf(detail)]),
    ...section(words.chronology(), [chronologyOf(packet)]),
    ...section(words.exhibits(), exhibitsOf(packet)),
    ...section(words.money(), moneyOf(packet)),
    ...section(
      words.decisions(),
      detail.precedents.length === 0
        ? []
        : [
            list(
              detail.precedents.map(({ case_title, citation, relevance_reason }) =>
                words.decision({ title: case_title, citation, why: relevance_reason }),
              ),
            ),
          ],
    ),
    ...deadlineBlocks(detail.analysis.deadlines, today),
  ];
}

/** As much as fits on one page. */
const FIRST_DOORS = 2;
const FIRST_QUESTIONS = 4;
const FIRST_DEADLINES = 3;
const FIRST_CHARACTERS = 300;

/** One page to take to somebody who helps: facts, days, questions, and where to go. */
export function takeAlongBlocks(
  detail: Analyzed,
  open: readonly Pick<Question, "ask">[],
  today: string,
): Block[] {
  const place = placeOf(detail);
  const { deadlines, doors } = detail.analysis;
  const dated = datedDeadlines(deadlines)
    .filter(({ date }) => date >= today)
    .slice(0, FIRST_DEADLINES)
    .map((one) =>
      words.deadlineDay({ title: one.title, date: formatDate(safeDay(one, today)), statute: one.statute }),
    );
  const questions = questionsOf(detail, open);
  return [
    heading(2, words.facts()),
    factsOf(detail),
    paragraph(words.quoted({ words: wholeWords(detail.description, FIRST_CHARACTERS) })),
    paragraph(detail.analysis.overall_assessment),
    ...section(words.deadlinesPage(), dated.length === 0 ? [] : [list(dated)]),
    ...section(words.questions(), questions.length === 0 ? [] : [list(questions)]),
    ...section(words.where(), [
      list([
        place === null ? words.courtAnywhere() : words.court({ place }),
        words.selfHelp(),
        words.legalAid(),
        ...doors
          .slice(0, FIRST_DOORS)
          .map(({ name, phone, url }) => [name, phone, url].filter((part) => part !== null).join(", ")),
      ]),
    ]),
    paragraph(words.notAdvice(), "quiet"),
  ];
}

/** What has to be found or asked: what is to be shown and is not, and what would change the result. */
function questionsOf({ analysis }: Analyzed, open: readonly Pick<Question, "ask">[]): string[] {
  const asks = analysis.elements.flatMap(({ state, ask }) =>
    state === "missing" && ask !== "" ? [ask] : [],
  );
  return [...new Set([...asks, ...open.map(({ ask }) => ask)])].slice(0, FIRST_QUESTIONS);
}

function factsOf(detail: CaseDetail): Block {
  return facts([
    [words.factKind(), detail.case_type_label ?? vocabulary.legalCategory(detail.legal_category)],
    [words.factDay(), detail.incident_date === null ? null : formatDate(detail.incident_date)],
    [words.factPlace(), placeOf(detail)],
  ]);
}

function chronologyOf({ chronology }: Packet): Block {
  if (chronology.length === 0) return paragraph(words.chronologyNone());
  return {
    kind: "table",
    head: [words.when(), words.moneyWords()],
    rows: chronology.map((one) => [
      one.from === one.to
        ? formatDate(one.from)
        : words.between({ from: formatDate(one.from), to: formatDate(one.to) }),
      words.quoted({ words: one.words }),
    ]),
  };
}

function exhibitsOf({ exhibits, missing }: Packet): Block[] {
  return [
    exhibits.length === 0
      ? paragraph(words.exhibitsNone())
      : facts(
          exhibits.map(({ number, name, added, shows }) => [
            words.exhibit({ n: number }),
            [
              words.exhibitAdded({ name, date: formatDate(added) }),
              ...(shows.length === 0 ? [] : [words.exhibitShows({ what: shows.join("; ") })]),
            ].join(" "),
          ]),
        ),
    ...(missing.length === 0 ? [] : [heading(3, words.evidenceMissing()), list(missing)]),
  ];
}

function moneyOf({ money, total_cents }: Packet): Block[] {
  if (money.length === 0) return [paragraph(words.moneyNone())];
  const amount = (cents: number, per: Packet["money"][number]["per"]): string =>
    per === null ? formatMoney(cents) : words.per(per, { amount: formatMoney(cents) });
  return [
    {
      kind: "table",
      head: [words.moneyWhat(), words.moneyWords(), words.moneyAmount()],
      rows: [
        ...money.map((one) => [
          words.moneyFor(one.for),
          words.quoted({ words: one.words }),
          amount(one.cents, one.per),
        ]),
        [words.total(), "", formatMoney(total_cents)],
      ],
    },
    paragraph(words.totalNote(), "quiet"),
  ];
}
