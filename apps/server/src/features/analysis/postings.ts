import type { DecisionFilter } from "@standing/analysis/retrieval";
import { stateCode } from "../../db/state-code.ts";

/** In which decisions of one legal category a term stands: one entry of each list for each decision. */
export interface Postings {
  legal_category: string;
  numbers: Int32Array;
  impacts: Int16Array;
  /** Only where a state was asked for. */
  states?: { court: Int16Array; dispute: Int16Array };
}

/** How many decisions these stand in. */
export const lengthOf = (postings: readonly Postings[]): number =>
  postings.reduce((sum, { numbers }) => sum + numbers.length, 0);

/** Numbers of four bytes, as Postgres writes them in hexadecimal digits. */
export const int32s = (digits: string): Int32Array => {
  const { buffer, byteOffset, length } = bytesOf(digits).swap32();
  return new Int32Array(buffer, byteOffset, length / 4);
};

/** Numbers of two bytes, as Postgres writes them in hexadecimal digits. */
export const int16s = (digits: string): Int16Array => {
  const { buffer, byteOffset, length } = bytesOf(digits).swap16();
  return new Int16Array(buffer, byteOffset, length / 2);
};

/** These bytes at the beginning of memory of their own, where numbers may lie. */
function bytesOf(digits: string): Buffer {
  const bytes = Buffer.alloc(digits.length / 2);
  bytes.write(digits, "hex");
  return bytes;
}

/**
 * The text score of each decision, by its number. Whole numbers: the sum is the same in any order, and stays far below
 * two thousand million.
 */
export function textScoresOf(
  terms: readonly { weight: number; postings: readonly Postings[] }[],
  { legal_category, state }: DecisionFilter,
  decisions: number,
): Int32Array {
  const scores = new Int32Array(decisions);
  for (const { weight, postings } of terms) {
    for (const of of postings) {
      if (legal_category !== undefined && of.legal_category !== legal_category) continue;
      if (state === undefined) addAll(scores, of, weight);
      else addOfState(scores, of, weight, stateCode(state));
    }
  }
  return scores;
}

function addAll(scores: Int32Array, { numbers, impacts }: Postings, weight: number): void {
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    scores[number] = (scores[number] ?? 0) + weight * (impacts[place] ?? 0);
  }
}

function addOfState(scores: Int32Array, postings: Postings, weight: number, code: number): void {
  const { numbers, impacts, states } = postings;
  if (!states) throw new Error("Postings were read without their states");
  const { court, dispute } = states;
  for (let place = 0; place < numbers.length; place += 1) {
    if (court[place] !== code && dispute[place] !== code) continue;
    const number = numbers[place] ?? 0;
    scores[number] = (scores[number] ?? 0) + weight * (impacts[place] ?? 0);
  }
}

/** Scores are told apart in so many steps to find where the best begin. */
const STEPS = 4_096;

/**
 * The numbers of the decisions with the highest scores over 0, the best first, ties by number. Places are counted by
 * hand: of a million, an iterator takes thirty times as long.
 */
export function bestOf(scores: Int32Array, limit: number): number[] {
  let highest = 0;
  for (let number = 0; number < scores.length; number += 1) highest = Math.max(highest, scores[number] ?? 0);
  const width = Math.floor(highest / STEPS) + 1;
  const counts = new Int32Array(STEPS);
  for (let number = 0; number < scores.length; number += 1) {
    const step = Math.floor((scores[number] ?? 0) / width);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let step = STEPS - 1;
  for (let among = counts[step] ?? 0; among < limit && step > 0; among += counts[step] ?? 0) step -= 1;
  const least = Math.max(1, step * width);
  const best: number[] = [];
  for (let number = 0; number < scores.length; number += 1)
    if ((scores[number] ?? 0) >= least) best.push(number);
  return best.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit);
}
