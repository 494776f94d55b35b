import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { id, suggestionCategory, ticketCategory, ticketPriority, ticketStatus } from "./vocabulary.ts";

const title = z.string().trim().min(1).max(200);
const description = z.string().trim().min(1).max(5000);
const needsSession = answers("UNAUTHORIZED");

export const support = {
  createTicket: oc
    .route({
      method: "POST",
      path: "/support-tickets",
      tags: ["support"],
      summary: "Ask the operators for help",
      successStatus: 201,
    })
    .input(
      z.object({
        title,
        description,
        category: ticketCategory.default("general"),
        priority: ticketPriority.default("medium"),
      }),
    )
    .output(z.object({ id, status: ticketStatus }))
    .errors(needsSession),
  createSuggestion: oc
    .route({
      method: "POST",
      path: "/platform-suggestions",
      tags: ["support"],
      summary: "Suggest a change to Standing",
      successStatus: 201,
    })
    .input(z.object({ title, description, category: suggestionCategory.default("feature") }))
    .output(z.object({ id }))
    .errors(needsSession),
};
