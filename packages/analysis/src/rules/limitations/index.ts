import type { LimitationRule } from "../../knowledge.ts";
import { STATE_PAPERS } from "./states/papers.ts";
import { FEDERAL } from "./federal.ts";
import { AK } from "./states/AK.ts";
import { AL } from "./states/AL.ts";
import { AR } from "./states/AR.ts";
import { AZ } from "./states/AZ.ts";
import { CA } from "./states/CA.ts";
import { CO } from "./states/CO.ts";
import { CT } from "./states/CT.ts";
import { DC } from "./states/DC.ts";
import { DE } from "./states/DE.ts";
import { FL } from "./states/FL.ts";
import { GA } from "./states/GA.ts";
import { HI } from "./states/HI.ts";
import { IA } from "./states/IA.ts";
import { ID } from "./states/ID.ts";
import { IL } from "./states/IL.ts";
import { IN } from "./states/IN.ts";
import { KS } from "./states/KS.ts";
import { KY } from "./states/KY.ts";
import { LA } from "./states/LA.ts";
import { MA } from "./states/MA.ts";
import { MD } from "./states/MD.ts";
import { ME } from "./states/ME.ts";
import { MI } from "./states/MI.ts";
import { MN } from "./states/MN.ts";
import { MO } from "./states/MO.ts";
import { MS } from "./states/MS.ts";
import { MT } from "./states/MT.ts";
import { NC } from "./states/NC.ts";
import { ND } from "./states/ND.ts";
import { NE } from "./states/NE.ts";
import { NH } from "./states/NH.ts";
import { NJ } from "./states/NJ.ts";
import { NM } from "./states/NM.ts";
import { NV } from "./states/NV.ts";
import { NY } from "./states/NY.ts";
import { OH } from "./states/OH.ts";
import { OK } from "./states/OK.ts";
import { OR } from "./states/OR.ts";
import { PA } from "./states/PA.ts";
import { RI } from "./states/RI.ts";
import { SC } from "./states/SC.ts";
import { SD } from "./states/SD.ts";
import { TN } from "./states/TN.ts";
import { TX } from "./states/TX.ts";
import { UT } from "./states/UT.ts";
import { VA } from "./states/VA.ts";
import { VT } from "./states/VT.ts";
import { WA } from "./states/WA.ts";
import { WI } from "./states/WI.ts";
import { WV } from "./states/WV.ts";
import { WY } from "./states/WY.ts";

/** All limitation, notice, charge, repose and answer rules. */
export const LIMITATION_RULES: readonly LimitationRule[] = [
  ...FEDERAL,
  ...STATE_PAPERS,
  ...AK,
  ...AL,
  ...AR,
  ...AZ,
  ...CA,
  ...CO,
  ...CT,
  ...DC,
  ...DE,
  ...FL,
  ...GA,
  ...HI,
  ...IA,
  ...ID,
  ...IL,
  ...IN,
  ...KS,
  ...KY,
  ...LA,
  ...MA,
  ...MD,
  ...ME,
  ...MI,
  ...MN,
  ...MO,
  ...MS,
  ...MT,
  ...NC,
  ...ND,
  ...NE,
  ...NH,
  ...NJ,
  ...NM,
  ...NV,
  ...NY,
  ...OH,
  ...OK,
  ...OR,
  ...PA,
  ...RI,
  ...SC,
  ...SD,
  ...TN,
  ...TX,
  ...UT,
  ...VA,
  ...VT,
  ...WA,
  ...WI,
  ...WV,
  ...WY,
];
