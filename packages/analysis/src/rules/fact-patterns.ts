/** Facts that people tell in too many ways for a list of words: patterns as in scenes. */

/** Classes of words that the patterns are written with. */
export const FACT_CLASSES: Readonly<Record<string, string>> = {
  harmed:
    "crushed smashed broke broken fractured tore torn sliced split gashed burned burnt scalded mangled severed snapped shattered cracked twisted sprained dislocated punctured pinched busted lacerated impaled skinned degloved amputated hurt injured cut bruised ripped",
  /** Parts whose names say little else. */
  limb: "toe toes foot feet ankle ankles knee knees shin thigh hip neck skull forehead nose jaw tooth teeth cheek cheekbone chin shoulder elbow wrist wrists finger fingers fingertip thumb palm rib ribs collarbone tailbone pelvis hamstring meniscus acl achilles tendon ligament ligaments scalp femur tibia vertebra vertebrae",
  /** Parts whose names stand in many other words, so that they need an owner. */
  part: "leg legs arm arms hand hands head face eye eyes ear lip mouth chest stomach",
  owner: "my his her our their moms dads sons daughters wifes husbands babys kids",
};

export const FACT_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  /** What was done to a body, and to which part. */
  injury: [
    "@harmed ~3 @limb",
    "@harmed ~2 @owner ~1 @part",
    "hurt|injured|threw|wrenched|broke|popped|tweaked|strained ~1 @owner ~1 back",
    "@owner ~1 @limb ~3 broken|crushed|fractured|shattered|torn|burned|dislocated|smashed|mangled|sprained|amputated|swollen|numb",
    "lost|lose|losing ~2 finger|fingers|toe|toes|tooth|teeth|eyesight|hearing",
    "chipped|knocked ~3 tooth|teeth",
    "skin graft|grafts",
    "in a cast|boot|sling|brace|wheelchair",
    "metal ~1 plate|rod|pins|screws",
  ],
  pregnancy: [
    "weeks|months ~1 along|pregnant",
    "baby ~2 due|coming|on|otw",
    "expecting ~2 baby|twins|child|first|second|third",
    "maternity leave",
    "my ~1 due date",
    "morning sickness",
  ],
  foreign_object: [
    "left|leaving|forgot ~3 sponge|gauze|wire|guidewire|clamp|needle|scalpel|catheter|packing|towel|drain",
    "sponge|gauze|wire|guidewire|clamp|needle|scalpel|catheter|packing|towel ~3 left|inside ~3 me|him|her|body|behind",
  ],
};
