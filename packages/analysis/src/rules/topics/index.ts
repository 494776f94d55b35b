import type { TopicVocabulary } from "./vocabulary.ts";
import { benefits } from "./benefits.ts";
import { business } from "./business.ts";
import { civilRights } from "./civil_rights.ts";
import { consumer } from "./consumer.ts";
import { courts } from "./courts.ts";
import { crime } from "./crime.ts";
import { divorce } from "./divorce.ts";
import { domesticViolence } from "./domestic_violence.ts";
import { education } from "./education.ts";
import { employment } from "./employment.ts";
import { estates } from "./estates.ts";
import { family } from "./family.ts";
import { health } from "./health.ts";
import { housing } from "./housing.ts";
import { immigration } from "./immigration.ts";
import { intellectualProperty } from "./intellectual_property.ts";
import { sportsEntertainment } from "./sports_entertainment.ts";
import { tax } from "./tax.ts";
import { torts } from "./torts.ts";
import { traffic } from "./traffic.ts";

/** All topics, the sixteen of lay questions first. */
export const TOPICS: readonly TopicVocabulary[] = [
  housing,
  family,
  divorce,
  domesticViolence,
  employment,
  crime,
  traffic,
  torts,
  consumer,
  health,
  estates,
  immigration,
  business,
  education,
  benefits,
  courts,
  intellectualProperty,
  sportsEntertainment,
  tax,
  civilRights,
];
