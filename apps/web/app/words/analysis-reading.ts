// Made from messages/*/analysis-reading.json by words/compile.ts; change the words there.
import * as $ from "./say.ts";

export const title = () => $.say({"en":"First reading"});
export const claim = () => $.say({"en":"This reads like"});
export const claimUnknown = () => $.say({"en":"Not clear yet. The full form asks what is missing."});
export const deadline = () => $.say({"en":"First deadline found"});
export const daysLeft = (values: { n: number }) => $.plural({"en":{"one":"{n} day left","other":"{n} days left"}}, values);
export const today = () => $.say({"en":"Today is the last day"});
export const passed = () => $.say({"en":"This date has passed under the general rule. There are exceptions."});
export const noDeadline = () => $.say({"en":"Deadline"});
export const missing = (key: "state" | "date" | "rule") => $.choose({"en":{"state":"To compute a deadline we need the state where it happened.","date":"To compute a deadline we need the date it happened.","rule":"To compute a deadline we need to know more about what happened."}}, key);
export const rule = (values: { statute: string | number; date: string | number }) => $.say({"en":"The rule: {statute}. Last checked {date}."}, values);
export const comparable = () => $.say({"en":"Decided cases like this"});
export const comparableCount = (values: { n: number }) => $.plural({"en":{"one":"{n} case in our collection","other":"{n} cases in our collection"}}, values);
export const comparableNone = () => $.say({"en":"None yet in our collection"});
export const help = () => $.say({"en":"Help you can reach now"});
export const openSite = () => $.say({"en":"Open the site"});
export const note = () => $.say({"en":"A first reading looks at a few words only. It can change with more facts."});
