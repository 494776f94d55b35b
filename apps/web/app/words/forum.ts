// Made from messages/*/forum.json by words/compile.ts; change the words there.
import * as $ from "./say.ts";

export const title = () => $.say({"en":"Community"});
export const lead = () => $.say({"en":"Questions that people asked about the law, newest first."});
export const disclaimerTitle = () => $.say({"en":"Please read first"});
export const disclaimer = () => $.say({"en":"Posts are general information only. No attorney-client relationship is formed here, and anyone can read what is posted. Leave out names and details that only you would know."});
export const rulesTitle = () => $.say({"en":"Community guidelines"});
export const rules = () => $.list({"en":["Be kind. People here may be having the worst week of their life.","Say what is true and where it comes from. A rule without its source is an opinion.","Never share names, addresses, phone numbers or case numbers.","No advertising, and no offers to take a case.","Do not post about a crime you may be accused of. Talk to a lawyer instead."]});
export const postsTitle = () => $.say({"en":"Recent posts"});
export const empty = () => $.say({"en":"No posts yet"});
export const emptyText = () => $.say({"en":"Posts appear here as soon as somebody writes one."});
export const question = () => $.say({"en":"Question"});
export const answers = (values: { n: number }) => $.plural({"en":{"one":"{n} answer","other":"{n} answers"}}, values);
export const upvotes = (values: { n: number }) => $.plural({"en":{"one":"{n} upvote","other":"{n} upvotes"}}, values);
