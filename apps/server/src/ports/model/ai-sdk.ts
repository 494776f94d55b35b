import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Output, generateText } from "ai";
import type { ModelPort, ModelSettings } from "./model.ts";
import { ask, take } from "./smooth.ts";

/** A report is not held up longer than this. */
const PATIENCE_MS = 10_000;
const LONGEST_ANSWER_TOKENS = 4_000;

// Warnings would be written past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What is sent goes to the address that people were told, and is not passed on from there. */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/**
 * A language model reached over HTTP.
 * @param patienceMs a call that has no whole answer by then is given up
 */
export function aiSdkModel(settings: ModelSettings, patienceMs = PATIENCE_MS): ModelPort {
  const model = languageModel(settings);
  const closing = new AbortController();
  return {
    notice: { host: new URL(settings.url).host, name: settings.name },
    async smooth(request) {
      const question = ask(request);
      const { output } = await generateText({
        model,
        instructions: question.orders,
        prompt: question.data,
        output: Output.object({ schema: question.schema }),
        maxOutputTokens: LONGEST_ANSWER_TOKENS,
        maxRetries: 0,
        abortSignal: AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]),
      });
      return take(request, question, output);
    },
    close: () => closing.abort(),
  };
}

function languageModel({ provider, url, name, apiKey }: ModelSettings) {
  const key = apiKey === undefined ? {} : { apiKey };
  switch (provider) {
    case "anthropic":
      return createAnthropic({ baseURL: url, fetch: fetchHere, ...key })(name);
    case "openai-compatible":
      return createOpenAICompatible({
        name: "model",
        baseURL: url,
        fetch: fetchHere,
        supportsStructuredOutputs: true,
        ...key,
      })(name);
  }
}
