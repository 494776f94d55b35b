import { limitsOf, lawTopics, placeLaw, placeTopicFrom, topicLaw } from "@standing/analysis";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, os } from "../../kernel/request.ts";

const todayOf = ({ services }: RequestContext) => services.now().toISOString().slice(0, 10);

export const lawProcedures = {
  topics: os.law.topics.handler(() => ({ groups: lawTopics() })),
  ofState: os.law.ofState.handler(({ context, input: { state } }) => {
    const asOf = todayOf(context);
    return { state, as_of: asOf, groups: placeLaw(state, asOf), limits: limitsOf(state, asOf) };
  }),
  topic: os.law.topic.handler(({ context, input }) => {
    const topic = placeTopicFrom(input.topic);
    if (topic === null) throw problem("NOT_FOUND");
    const asOf = todayOf(context);
    return { as_of: asOf, ...topicLaw(topic, asOf) };
  }),
};
