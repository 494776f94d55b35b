import type { CuePattern } from "../knowledge.ts";
import type { CrisisKind } from "../reading/reading.ts";

/** A situation in which help comes before any analysis: what is said and who helps. */
export interface Crisis {
  id: string;
  /** The danger that it answers, as the reader finds it; null where only the cues below raise it. */
  danger: CrisisKind | null;
  /** Without a danger: each raises it. With one: it answers the danger only where one of these stands, `[]` always. */
  cues: CuePattern[];
  /** Ids of `free-help.ts`, the first door first. */
  doors: string[];
  /** One or two plain sentences, shown before anything else. */
  plain: string;
  /** The same in Spanish, for a story told in Spanish. */
  spanish: string;
  /** One calm line with a number, shown below a report where the reader is not sure; null for what is sure or not. */
  quiet: string | null;
}

/** Emergencies, in the order in which they are answered. Of several for one danger, the first that fits is taken. */
export const CRISES: readonly Crisis[] = [
  {
    id: "suicide",
    danger: "suicide",
    cues: [],
    doors: ["suicide_crisis_lifeline", "emergency_911"],
    plain:
      "You matter more than any case, and so does the person you worry about. Call or text 988 now to talk with someone, free, day or night. If a life is in danger this minute, call 911.",
    spanish:
      "Usted importa más que cualquier caso, y también la persona que le preocupa. Llame al 988 ahora y oprima 2 para hablar con alguien en español, gratis, de día o de noche. Si una vida corre peligro en este momento, llame al 911.",
    quiet:
      "If any of this weighs too much, you can call or text 988 at any hour, free and in private. It is for worries about another person too.",
  },
  {
    id: "violence_now",
    danger: "violence_now",
    cues: [],
    doors: ["emergency_911", "victim_connect"],
    plain:
      "If you are in danger now, call 911, and for another person too. In many places you can text 911 when it is not safe to speak. When it is safe, a trained person can help you plan, free and in private.",
    spanish:
      "Si usted u otra persona corre peligro ahora, llame al 911. En muchos lugares se puede mandar un texto al 911 cuando no es seguro hablar. Cuando esté a salvo, hay personas que ayudan a hacer un plan, gratis y en privado.",
    quiet: "If anyone is ever in danger, 911 is there at any hour, and in many places it takes texts.",
  },
  {
    id: "child_abuse",
    danger: "child_abuse",
    cues: [],
    doors: ["emergency_911", "childhelp"],
    plain:
      "If a child is in danger now, call 911. Childhelp, 1-800-422-4453, answers day and night, for children and for adults who worry about one. It can connect you with the child abuse line of your state.",
    spanish:
      "Si un niño corre peligro ahora, llame al 911. Childhelp, 1-800-422-4453, contesta de día y de noche, para niños y para adultos que se preocupan por uno. También le puede conectar con la línea de su estado.",
    quiet: "If you ever worry that a child is being hurt, Childhelp answers day and night at 1-800-422-4453.",
  },
  {
    id: "domestic_violence",
    danger: "domestic_violence",
    cues: [],
    doors: ["domestic_violence_hotline", "emergency_911"],
    plain:
      "Abuse is not your fault. The National Domestic Violence Hotline, 1-800-799-7233, is free and private, day and night. If you are in danger now, call 911. If someone reads your phone, use another one when it is safe.",
    spanish:
      "El maltrato no es su culpa. La Línea Nacional contra la Violencia Doméstica, 1-800-799-7233, es gratis y privada, de día y de noche, también en español. Si corre peligro ahora, llame al 911. Si alguien le revisa el teléfono, use otro cuando sea seguro.",
    quiet:
      "If home ever does not feel safe, the National Domestic Violence Hotline is free and private, day and night: 1-800-799-7233.",
  },
  {
    id: "sexual_assault",
    danger: "sexual_assault",
    cues: [],
    doors: ["rainn", "emergency_911"],
    plain:
      "What was done to you is not your fault. Trained people listen day and night at 1-800-656-4673, free and in private. Medical care within a few days can also keep proof safe.",
    spanish:
      "Lo que le hicieron no es su culpa. Hay personas que escuchan de día y de noche en el 1-800-656-4673, gratis y en privado, también en español. La atención médica en los primeros días también puede guardar pruebas.",
    quiet:
      "If something was done to your body that you did not want, people listen day and night at 1-800-656-4673, free and in private.",
  },
  {
    id: "eviction_now",
    danger: "eviction_now",
    cues: [],
    doors: ["lsc", "court_self_help", "call_211"],
    plain:
      "A home can be lost within hours, so many people call legal aid and the court clerk the same day. In most places only an officer with a court order may put people out. For a bed tonight, call 211.",
    spanish:
      "Una casa se puede perder en horas. Muchas personas llaman el mismo día a una oficina de ayuda legal gratuita y a la corte. En casi todas partes solo un oficial con una orden de la corte puede sacar a la gente. Para un techo esta noche, llame al 211.",
    quiet:
      "If you may lose your home within days, legal aid and the court clerk can often help the same day, and 211 finds a bed.",
  },
  {
    id: "immigration_detention",
    danger: "detained_now",
    cues: [
      "ice",
      "migra",
      "la migra",
      "immigration",
      "inmigracion",
      "deport*",
      "cbp",
      "border patrol",
      "visa",
      "asylum",
      "asilo",
      "green card",
      "undocumented",
      "papeles",
      "a number",
      "check in",
      "detention center",
      "detencion",
      "unmarked",
      "mask*",
      "chaleco*",
      "vests",
      "agents",
      "agentes",
      "old order",
      "biometrics",
    ],
    doors: ["ice_detainee_locator", "immigration_legal_services", "eoir_case_status", "public_defender"],
    plain:
      "The ICE locator shows where a person is held, by A-number or by name and country of birth. A held person has the right to a lawyer at their own cost, and may refuse to sign papers that they do not understand. Free lawyers are on the immigration court's list.",
    spanish:
      "El localizador de ICE muestra dónde está una persona, por número A o por nombre y país de nacimiento. La persona detenida puede tener un abogado por su cuenta y puede negarse a firmar papeles que no entiende. La corte de inmigración tiene una lista de abogados gratuitos.",
    quiet:
      "If immigration officers hold someone, the ICE locator shows where, and the immigration court has a list of free lawyers.",
  },
  {
    id: "jail_now",
    danger: "detained_now",
    cues: [],
    doors: ["public_defender"],
    plain:
      "A person who is held may stay silent and ask for a lawyer. If they cannot pay for one, the court must give them one when jail is possible. The jail or the court clerk can say when a judge will see them.",
    spanish:
      "Una persona detenida puede guardar silencio y pedir un abogado. Si no puede pagarlo, la corte debe darle uno cuando puede haber cárcel. La cárcel o la corte dicen cuándo la verá un juez.",
    quiet:
      "If someone is held in jail, the public defender or the court clerk can say when a judge will see them.",
  },
  {
    id: "removal_near",
    danger: null,
    cues: ["ice came", "deported tomorrow", "being deported", "deportation order"],
    doors: ["immigration_legal_services", "eoir_case_status"],
    plain:
      "A person whom immigration officers look for may refuse to sign papers that they do not understand. Free lawyers are on the immigration court's list.",
    spanish:
      "Quien es buscado por inmigración puede negarse a firmar papeles que no entiende. La corte de inmigración tiene una lista de abogados gratuitos.",
    quiet: null,
  },
  {
    id: "charge_near",
    danger: null,
    cues: ["arraignment tomorrow", "warrant out for", "warrant for my arrest"],
    doors: ["public_defender"],
    plain:
      "A person who is charged may stay silent and ask for a lawyer. If they cannot pay for one, the court must give them one when jail is possible.",
    spanish:
      "Una persona acusada puede guardar silencio y pedir un abogado. Si no puede pagarlo, la corte debe darle uno cuando puede haber cárcel.",
    quiet: null,
  },
  {
    id: "trafficking",
    danger: null,
    cues: [
      "human traffick*",
      "trafficked",
      "took my passport",
      "holds my passport",
      "keeps my passport",
      "forced to work",
      "won't let me leave",
      "forced prostitution",
      "pimp",
    ],
    doors: ["trafficking_hotline", "emergency_911"],
    plain: "No one may hold your papers or force you to work. The hotline is private, in many languages.",
    spanish:
      "Nadie puede quedarse con sus papeles ni obligarle a trabajar. La línea, 1-888-373-7888, es privada y atiende en español.",
    quiet: null,
  },
  {
    id: "poison",
    danger: null,
    cues: ["swallowed poison", "took too many pills", "overdosed just now", "overdosing"],
    doors: ["emergency_911", "poison_control"],
    plain: "Call 911, or Poison Help at 1-800-222-1222, now.",
    spanish: "Llame ahora al 911 o al centro de envenenamientos, 1-800-222-1222.",
    quiet: null,
  },
];

/** Words that say that something falls due within days. */
export const URGENT_CUES: readonly CuePattern[] = [
  "court tomorrow",
  "hearing tomorrow",
  "court~tomorrow",
  "hearing~tomorrow",
  "tomorrow morning",
  "court on monday",
  "court this week",
  "hearing this week",
  "due tomorrow",
  "deadline tomorrow",
  "deadline is tomorrow",
  "days to move out",
  "days to pay",
  "won't give~insulin",
  "not giving~insulin",
  "denied~insulin",
  "refus*~insulin",
  "won't give him his med*",
  "won't give her her med*",
  "ordered~removed",
  "going to deport",
  "days to get out",
  "days to leave",
  "days to vacate",
  "not returned our",
  "not returned my",
  "won't return my son",
  "won't return my daughter",
  "won't return the kids",
  "won't give my kids back",
  "won't bring~back",
  "kept the kids after",
  "24 hours to",
  "48 hours to",
  "72 hours",
  "3 days to",
  "three days to",
  "3 day notice",
  "three day notice",
  "5 day notice",
  "five day notice",
  "sheriff~coming",
  "sheriff~lock",
  "lockout~tomorrow",
  "evict~tomorrow",
  "evicted tomorrow",
  "changed the locks",
  "locked me out",
  "locked us out",
  "shut off notice",
  "court date is tomorrow",
  "court date next week",
  "court next week",
  "hearing next week",
  "days to respond",
  "days to answer",
  "foreclosure sale",
  "auction~next week",
];
