/** Textbook BM25 (k1 = 1.2, b = 0.75) over lower-case words without stemming or stop words: the mark to beat. */
export class PlainBm25 {
  readonly #postings = new Map<string, { place: number; count: number }[]>();
  readonly #lengths: number[];
  readonly #average: number;

  constructor(texts: readonly string[]) {
    const lists = texts.map(plainWords);
    this.#lengths = lists.map((words) => words.length);
    this.#average = this.#lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, texts.length);
    lists.forEach((words, place) => {
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        const list = this.#postings.get(word) ?? [];
        list.push({ place, count });
        this.#postings.set(word, list);
      }
    });
  }

  /** Score of every text for a query, by place. */
  scores(query: string): Float64Array {
    const scores = new Float64Array(this.#lengths.length);
    for (const word of plainWords(query)) {
      const list = this.#postings.get(word) ?? [];
      const idf = Math.log(1 + (scores.length - list.length + 0.5) / (list.length + 0.5));
      for (const { place, count } of list) {
        const norm = 0.25 + (0.75 * (this.#lengths[place] ?? 0)) / this.#average;
        scores[place] = (scores[place] ?? 0) + (idf * count * 2.2) / (count + 1.2 * norm);
      }
    }
    return scores;
  }
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
