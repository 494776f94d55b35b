/** Words that count, in lower case: a number that is spelled out is a number. */
export const NUMBER_WORDS = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  ),
  ..."sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  ..."hundred hundreds thousand thousands million millions billion dozen dozens couple pair".split(" "),
  ..."half third thirds quarter quarters first second fourth fifth sixth seventh eighth ninth tenth".split(
    " ",
  ),
  ..."once twice single double triple percent".split(" "),
];
