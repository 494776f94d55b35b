import type { DangerFrame } from "../frame.ts";

/** A home about to be lost, and a person held, told without the names of the papers. */

export const INDIRECT_EVICTION: readonly DangerFrame[] = [
  {
    kind: "eviction_now",
    means: "being put out, as it looks from the door",
    clear: [
      "carrying|carry|throwing|throw|threw|putting|put|setting|tossed|moved|dragging ~3 couch|furniture|stuff|things|bags|clothes|bed|beds|everything|belongings ~4 curb|yard|street|sidewalk|lawn|porch|outside|snow|rain",
      "bags|stuff|clothes|things|couch ~3 in|on ~1 the yard|street|curb|lawn|porch|sidewalk",
      "key|keys ~2 dont|doesnt|wont|didnt|not|no ~1 longer ?work|fit|turn|works|open",
      "come|came|get|got|comes ~2 home|back ~8 padlock*|locked|lock|locks|chained|boarded|new",
      "padlock*|chained|boarded|locksmith ~6 clothes|inside|inhaler|medicine|cat|dog|our|kids",
      "shut|cut|turned|shuts|turn ~3 water|power|lights|gas|heat|electric* ~10 until|till|so|unless ~3 go|leave|we|move|get",
      "shut|cut|turned ~1 off ~4 water|power|lights|gas|heat|electric* ~10 until|till|so|unless ~3 go|leave|we|move|get",
      "took|taken|removed|takes ~3 door ~3 off|hinges ~6 leave|so|cold|degrees|move",
      "put|kicked|threw|kicking|putting ~3 me|us|her|him|brother|mom|mother|family|kids ~1 out ~3 sidewalk|street|cold|rain|afternoon|tonight|night|bag|curb",
      "red|orange|yellow tag|paper|notice|sticker ~3 door ~8 remove|persons|out|vacate|24|constable|sheriff|marshal",
      "pack ~2 what|whatever|only ~2 fits|fit|can|carry",
      "deputy|sheriff|constable|marshal|movers ~3 coming|comes|here|back|was|with|at ~8 nine|ten|eight|noon|lunch|morning|tomorrow|judgment|out",
      "sheriff|marshal|constable|deputy ~12 on the schedule",
      "on the schedule ~8 tomorrow|tuesday|monday|wednesday|thursday|friday|this|week",
      "last night ~6 sheriff|nowhere|kids|here",
      "out|leave|gone by noon|tonight|morning|midnight ~12 lived|live|kids|months|years|mail",
      "in|sleeping|slept|living|sleep ~1 the|my|our car|van|truck ~8 key|locked|deadbolt|landlord|locks|lock|kids",
    ],
    hint: [
      "next building|door|unit ~4 this|today|yesterday|morning",
      "were|we|im ~1 tomorrow|next",
      "nowhere ~2 for|to ~2 go|take|my|kids|sleep",
      "where do|will ~1 they|we put|go|take|sleep",
      "new deadbolt|lock|locks",
      "deadbolt|lock is new",
      "locksmith",
    ],
    slight: ["on|at the porch", "oxygen|newborn|wheelchair|chemo|insulin|inhaler"],
    needs: [
      "evict*|sheriff|sheriffs|marshal|constable|deputy|landlord|lock|locks|locked|locksmith|key|keys|deadbolt|padlock*|motel|rent|dueno|chapa|hinges|group ?home|curb|sidewalk",
    ],
    unless: [
      "my|our tenant|tenants",
      "i|we own",
      "im|am the|a landlord",
      "store|refund|storage|gym|mailbox|office|fob|vacation|paint|painted|repaired|inspector|jury",
      "2015|2016|2017|2018|2019|2020|2021|2022|2023",
    ],
    denies: true,
  },
  {
    kind: "eviction_now",
    means: "the same in Spanish",
    clear: [
      "nos|me dejo|dejaron|deja afuera|fuera|en ~2 calle",
      "nos|me saco|sacaron|echaron|echo|corrieron|corrio|quieren|van|viene|vienen ~2 sacar|calle|afuera|sacarnos|sacarme|casa",
      "dormimos|durmiendo|noches|viviendo|duermo ~3 carro|troca|calle|coche|van",
      "sheriff|alguacil|marshal|policia viene|vienen|va|llega ~4 sacar*|manana|lunes|martes|echar*",
      "no ~1 tengo|tenemos|hay|se ~1 a ?adonde|donde|lugar ~1 llevar|ir|irnos|quedarnos ~4",
    ],
    needs: ["casero|dueno|duena|renta|desaloj*|sheriff|alguacil|chapa|candado|cerradura|llave|carro|troca"],
    unless: ["me dio la llave", "cobro ~ llave|descompuso"],
    denies: true,
  },
];

const CENTERS =
  "krome|eloy|stewart|lumpkin|adelanto|otay|karnes|dilley|moshannon|winn|basile|pearsall|jena|mesa ?verde";
/** Towns with a center in which many other things happen. */
const TOWNS_WITH_CENTERS = "tacoma|batavia|florence|aurora|elizabeth";

export const INDIRECT_DETAINED: readonly DangerFrame[] = [
  {
    kind: "detained_now",
    means: "a person gone after a stop, a check-in, a raid",
    clear: [
      "hold|detainer ~2 from|by ~1 the ?the feds|ice|immigration",
      "ice|immigration hold|detainer",
      "@taken|walked|pulled|grabbed|picked|cuffed ~5 @loved|him|her|them ~12 vests|masks|unmarked|plates|checkpoint|parking|obra|redada|raid",
      "vests|masks|unmarked|plates|agents ~8 @taken|walked|pulled|grabbed ~4 @loved|him|her|them",
      "two|three|four|men|guys ~2 trucks|suvs|cars|vans|vests ~2 no|without ~1 plates|markings",
      "never|didnt|not|hasnt ~1 came|come ~1 back|out|home ~8 checkpoint|appointment|check|permit|office|interview|truck|cita",
      "went|go|gone ~3 renew|appointment|check|permit|interview|cita ~12 took|walked|never|didnt|salio|agents|cuffed",
      "cant|couldnt|can|not|dont ~1 find|locate ~2 him|her|brother|dad|husband|wife|son|sister|mom ~4 in|county|system|anywhere|locator|jail",
      "moved|move|transferred|flew ~1 him|her|them ~5 night|louisiana|texas|tacoma|facility|center",
      `at|in|to ~1 ${TOWNS_WITH_CENTERS} ~8 detention|bond|detained|ice|immigration`,
      `ice|immigration|agents ~10 in|at|to ~1 ${TOWNS_WITH_CENTERS}`,
      `at|in|to ~1 ${CENTERS} ~8 now|detention|bond|detained|sign|ice|lost|weeks|hearing|says|county`,
      "been|is|are|was|hes|shes|sits|stuck|still ~3 in|at ~2 detention ~1 center|facility ?center",
      "raid ~8 took|aunt|mom|dad|plant|factory|husband|wife|kids|brother",
      "pulled|took|taken|removed ~2 off ~2 ship|bus|plane|train|cruise|flight",
      "airport|border|customs|checkpoint ~6 took|held|holding|room|kept ~8 hours|phone|room|secondary",
      "agents ~3 school|pickup|church|courthouse|store|work ~12 gone|took|taken|kids|neighbor*",
    ],
    hint: [
      "want|wants|told|tell|make|making ~2 his|her|him|them ~2 signature|sign",
      "sign ~4 leave|something|paper|papers|removal",
      "where ~2 they|do ~3 take|taken|took|holding|keep",
      "no|without ~1 bond|hearing",
      "lost ~2 pounds|weight",
      "county|jail says|said ~2 not|no|isnt ~1 here",
      "still nursing|crying",
      "green card|papers|undocumented|permit",
    ],
    needs: ["@loved|him|her|them|neighbor|neighbors|ella|el|hermano"],
    unless: [
      "fine ~6 gym|contract|tow*|grua|luggage|bag|laptop|license ~1 at|clerks|irs|pond|basin|road|winter|hip|slipp*",
      "2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019",
    ],
    denies: true,
  },
  {
    kind: "detained_now",
    means: "the same in Spanish",
    clear: [
      "se llevaron|llevo ~1 a ~1 mi|mis|su @loved",
      "agarraron|agarro|detuvieron|levantaron|arrestaron ~2 a ~1 mi|mis @loved",
      "lo|la|los ~1 agarraron|agarro|detuvieron|levantaron|tienen ~6 obra|trabajo|migra|redada|detenid*|firma|fianza|ayer|hoy|perrera|hielera|centro",
      "en la perrera|hielera",
      "no aparece ~4 sistema|localizador|ningun|lado",
      "fue ~2 a ~1 su|la cita ~4 no|nunca salio|regreso|volvio",
    ],
    hint: [
      "firme|firma|firmo|firmar ~3 salida|papeles|algo|deportacion",
      "cual centro|donde ~2 tienen|llevaron",
    ],
    unless: ["grua|carro ~1 se|doctor|cobraron"],
    denies: true,
  },
];
