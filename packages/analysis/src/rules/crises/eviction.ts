import type { DangerFrame } from "./frame.ts";

/** A landlord speaking of a tenant of their own, and other doors than that of one's home. */
const NOT_THE_TENANT = [
  "my tenant|tenants|renter|renters|squatter*",
  "im|i am|as|were|was|we the|a|his|her|are|landlord ?a landlord|landlady|owner",
  "im|i|am the|a ~1 landlord",
  "i own|rent|evicted|am ~2 a|the|out|duplex|rental|my|rentals|building|evicting ?duplex",
];

const ELSEWHERE = [
  "account|accounts|computer|laptop|email|phone|login|password|website|shop|store|storage|office|warehouse|gym|business|salon|restaurant|llc|partner|partners|partnership|payroll|system|car ~3 locked|lock|locks",
  "locked|lock|lockout|locks ~4 account|accounts|computer|laptop|email|phone|login|car|storage|business|office|salon|restaurant|shop|quickbooks|bank|company|players|union|facebook|instagram|gate|website|shed|pool|bathroom|gym",
  "lol|haha",
];

/** Words of people who are about to lose the roof over their head. */
export const EVICTION_FRAMES: readonly DangerFrame[] = [
  {
    kind: "eviction_now",
    means: "an officer comes to put people out",
    clear: [
      "@officer|officer ~6 coming|come|comes|show|shows|be|lock*|evict*|remov*|throw*|set|put*|kick*|execut*|back|gave|posted|taped|says|said|scheduled|there|sched* ~6 @day|days|out|locks|morning|week|lock|evict*|24|us|me|hours|18th|notice|am|date",
      "@officer|officer|police|cops ~4 put|putting|throw|throwing|set|setting|kick*|remove|removing|force|escort|move ~1 us|me|my|our|everything|family|stuff ~2 out|outside|curb|street|lawn|stuff|things",
      "writ ~3 possession|restitution|eviction|ejectment|assistance|removal|posted|door",
      "@officer|officer ~4 lockout|lock|eviction|set|warrant|writ|72|48|24|notice|door",
      "notice|paper|tag|sticker|letter|order ~3 from ~2 @officer",
      "red|orange|yellow|pink|green tag|notice|paper|sticker|sheet ~8 out|vacate|@day|days|evict*|gone|leave|lock*",
      "alguacil|sheriff|marshal|policia ~6 viene|venir|sacar*|saca|sacan|vino|desaloj*|echar*|puerta ?puerta",
      "warrant of|for eviction|removal|possession",
    ],
    needs: [
      "evict*|landlord|landlady|rent|lease|apartment|house|home|trailer|housing|tenant*|move|moved|out|lockout|possession|renta|casa|casero|desalojo|stuff|room|motel|sale|mortgage|judge|court",
    ],
    unless: [
      "paper|papers|summons|subpoena ~8 contempt|custody|divorce|support|subpoena|lawsuit|hearing|deposition|protective",
      "ticket|speeding|dui|bail|custody|arrest*|auction|sale|protective|restraining|levy|wage*|subpoena|deposition|jury|car|vehicle|funds|bank|child|kids|county|deputy|stole|stolen|reserve|served|serve|summons ~4 @officer",
      "@officer ~4 arrest*|served|serve|serves|stopped|shot|pulled|ticket|auction|sale|sell|office|election|fund|levied",
    ],
    never: NOT_THE_TENANT,
  },
  {
    kind: "eviction_now",
    means: "locked out",
    clear: [
      "chang*|chainged|switch*|replac*|swapped|drill* ~2 lock|locks|lok|loks|doorknob|knob|deadbolt",
      "lock|locks|knob|deadbolt ~2 are|is|was|were|been|got|have|had|just|already|being ~1 been|changed|different|new|switched|drilled|changed",
      "locked|locking|lock|locks me|us|my|our ?kids|family out ?of",
      "locked out ~3 of|my|the|right|now|tonight|since|by|house|apartment|home|in",
      "new|different|strange ~1 lock|locks|knob|deadbolt|padlock|doorknob",
      "padlock|padlocked|chain|boarded|bolt|lockbox ~3 on|my|our|the|up|over ~2 my|door|unit|gate|apartment|place|windows",
      "key|keys|fob|keycard|code ~2 dont|doesnt|didnt|wont|not|no|stopped|quit|isnt|wouldnt|dosent|doesn ~1 work*|fit|turn|open|longer|let",
      "took ~3 front|my|our|the ~2 door ~2 off|down|hinges|away",
      "cambi* ~3 cerradura|cerraduras|chapa|chapas|llave|llaves|candado",
      "llave ~3 no ~1 sirve|abre|funciona|entra",
      "candado ~4 puerta",
      "me|nos dejo|dejaron|saco|sacaron|echo|echaron|corrio|corrieron ~3 afuera|calle|fuera|casa|cuarto|departamento|apartamento",
    ],
    needs: [
      "landlord|landlady|rent|rented|renting|lease|apartment|apt|home|room|house|trailer|motel|tenant|tenants|housing|roommate|super|evict*|manager|renta|casero|dueno|casa|cuarto|departamento|apartamento|duena|owner|unit|door|key|stuff|meds|mobile|park|hotel|place",
    ],
    unless: [
      "storage|gym|unit ~4 dollars",
      "paint|painted|paint it|same day",
      "descompuso|llave nueva",
      ...ELSEWHERE,
      "after|since|because ~4 break|burglar*|robbed|stolen|divorce|lost|moved ?in",
      "i|we|hoa ~1 changed|change|replaced|want|asked|installed|paid|had|need",
      "lock|locked in|rate|interest|price|down|up|@child",
      "can|could|if|should|may|does|legal|allowed|threat* ~4 i|we|change|lock|he|landlord ~4 locks|out",
    ],
    never: [
      ...NOT_THE_TENANT,
      "my|our ~1 business|office|salon|restaurant|storage|company|llc|shop|partner|partners",
    ],
  },
  {
    kind: "eviction_now",
    means: "out within days",
    clear: [
      "lockout|evict*|setout|lock|writ|removal|desalojo|execution|vacate ~5 is|set|schedul*|for|on|date|by|tomorrow|es|be|happening|carried|manana|executed|executes ~4 @day|days|week",
      "lockout|lock|evict*|evicted|evicting|homeless|thrown|kicked|put ~3 us|me|out|date|is|tomorrow|by|on ~3 tomorrow|tonight|@day|24|48|hours|morning",
      "out|gone|leave|leaving|vacate|moved|move|go ~3 by|before|in|within|until|till|with ~3 @day|24|48|72|morning|hours|midnight|5pm|9am|am|noon",
      "have|got|gave|given|gives|only|until|till|left|just ~4 @day|24|48|72|hours|hrs|@few ~3 hours|days|to|noon|morning ~3 get|leave|move|vacate|pack|out|be ~2 out|gone|leave|vacate|pack",
      "24|48|72 ~1 hour|hours|hrs|hr ~3 notice|to|or|vacate|out|leave|before|until",
      "on|in|to|onto|living ~1 the street|streets|curb|sidewalk|lawn|road ~4 tonight|tomorrow|@day|now|with|kids|right|today",
      "sleep*|slept|living|live|stay*|sitting|spend* ~4 car|van|truck|street|park|bench|shelter|tent|stairwell|parking|hallway|lobby ~6 tonight|last|kids|because|landlord|since|locked|kid|now|with|right|tonight|nights",
      "nowhere|no|noplace|any|place|where|anywhere ~1 place|where|to ~1 go|sleep|stay|live ~3 tonight|tomorrow|now|kids|with|if|@day|we|i|baby|and",
      "nowhere to go|sleep|stay",
      "threw|throwing|throw|put|putting|set|toss*|dump*|haul*|piled|moved|carr* ~2 all|my|our|everything|us|me|her ~2 stuff|things|belongings|furniture|everything|clothes|bed|out ~4 out|curb|street|lawn|sidewalk|outside|grass|trash|dumpster|yard|rain|garbage|snow",
      "@stuff ~3 is|are|was|were|all|out ~3 on|in|outside ~3 curb|lawn|street|sidewalk|rain|grass|dumpster|yard|snow",
      "kick*|throw*|put*|toss*|forc*|boot* ~2 me|us|my|our|family|out ~2 out|us|me|family ~5 tonight|today|tomorrow|now|@day|morning|right|street|cold|already|kids|minute|immediately",
      "judge|court|magistrate|jp ~4 gave|ruled|granted|awarded|signed|ordered|sided ~5 landlord|possession|eviction|writ|owner|lockout|out|vacate|house|apartment",
      "lost ~3 eviction|court|case|hearing|trial ~8 out|leave|days|constable|sheriff|vacate|gone|move|writ|lock*",
      "desaloj* ~8 @day|dias|horas|semana|hoy|manana",
      "sacar|sacan|sacarnos|sacarme|echar|echan|echarnos|corren|salir|saliendo|salirme|salirnos|fuera|afuera|desocupar ~6 @day|dias|horas|noche|semana|manana",
      "quedar*|quedamos|dormir|dormimos|durmiendo|estamos|estoy|vivo|vivimos ~3 calle|carro|parque|troca|van",
      "en la calle",
      "donde ir|dormir|vivir|quedarnos|quedarme",
      "sac*|tir*|avent*|puso|pusieron|echo|echaron ~3 cosas|ropa|muebles|todo ~4 calle|afuera|fuera|banqueta|basura|patio|lluvia",
    ],
    needs: [
      "evict*|landlord|landlady|rent|rents|lease|apartment|apt|home|trailer|housing|tenant*|lockout|possession|renta|casa|casero|desalojo|desaloj*|room|motel|hotel|house|foreclos*|roommate|duena|dueno|cuarto|departamento|apartamento|judge|court|shelter|manager|homeless|alquiler|mobile|park|place|live|living|sublet*|aunt|mom|boyfriend|kids|unit",
    ],
    unless: [
      "motel|hotel ~ deposit",
      "deposit ~6 noon",
      "30|60|90|thirty|sixty|ninety ~1 day|days",
      "ticket|tickets|appeal|respond|answer|reply|pay|refund|return|dispute|contest|payroll|deadline|filing ~3 by|within|in|have|had",
      "job|work|shift|office|team|band|bar|club|school|business|store|restaurant|contract|shipping|package|daycare|flight|uber|vacation|trip|conference|camp|game|show|tax|hospital|hearing|mediation|deposition",
      "camping|trucker|trucking|nurse",
      "could|can|if|may|might|would ~2 they|he|landlord|she|you|i|we ~2 evict|throw|put|kick|lock|change",
      "car|truck|vehicle ~4 impound*|towed|repo*|stolen|parked|hit",
      "fight|wreck|crash|bus|dog|dogs|cars|drunk|noise|party|hit|fell|sidewalk|pothole|parade|protest ~6 street",
      "eviction ~4 record|report|2018|2019|2020|2021|2022|2023|2024|dismissed|sealed|expung*|history|years",
    ],
    never: NOT_THE_TENANT,
  },
  {
    kind: "eviction_now",
    means: "signs that the home is going now",
    hint: [
      "cut|shut|turn* ~2 off ~3 power|water|heat|electric*|gas ~5 landlord|get|force|out|owner",
      "landlord|manager|owner|casero ~4 cut|shut|turned|took|removed ~3 power|water|heat|door|electric*|gas|lights|luz|agua",
      "my|our|the|his|her|all ~2 meds|medicine|insulin|cat|dog|clothes|things|stuff|oxygen|formula ~3 is|are|in|inside|still|trapped ~1 in|inside|there",
      "got|lost|have ~3 nowhere|noplace|homeless",
      "3|three|five|5 ~1 day|days ~2 notice|quit|vacate|pay",
      "told|said|says ~4 out|leave|gone ~3 @day|by|today|now",
    ],
    slight: ["oxygen|wheelchair|newborn|freezing|snowing|degrees", "kids|baby|twins|pregnant"],
    needs: [
      "landlord|landlady|rent|evict*|lease|casero|renta|motel|desaloj*|lockout|constable|dueno|key|judge",
    ],
    never: NOT_THE_TENANT,
  },
];
