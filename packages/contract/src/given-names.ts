/** Given names that are common in the United States and are no everyday words. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "aaron abigail adam adrian aiden alan albert alejandro alex alexander alexandra alexis alice alicia allison amanda " +
    "amber amy ana andrea andrew angela anita ann anna anne anthony antonio ariana arthur ashley austin barbara " +
    "benjamin beth betty beverly bobby bradley brandon brandy brenda brian brianna brittany bruce bryan caleb cameron " +
    "carl carla carlos carmen carol carolina caroline carolyn catherine charles charlotte cheryl chloe chris christian " +
    "christina christine christopher cindy claire connor courtney craig crystal curtis cynthia daniel danielle " +
    "david deborah debra denise dennis derek diana diane diego donald donna dorothy douglas dylan edward elena eli " +
    "elijah elizabeth ella emily emma eric erica erin ethan eugene evan evelyn fatima fernando francisco frank gabriel " +
    "gary george gerald gloria gregory hannah harold harry heather helen henry hector isaac isabella isaiah ivan jack " +
    "jackie jackson jacob jacqueline jamal james jamie jane janet janice jared jasmine jason javier jean jeff " +
    "jeffrey jennifer jeremy jerry jesse jessica jill jim jimmy joan joe joel john johnny jonathan jorge jose joseph " +
    "joshua joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy kayla " +
    "keith kelly kenneth kevin kim kimberly kristen kyle larry latoya laura lauren lawrence leah leonard leslie liam " +
    "linda lisa logan lori louis lucas lucy luis luke lynn madison manuel marcus margaret maria marie marilyn marissa " +
    "marlon martha martin marvin mary matthew megan melanie melissa michael michele michelle miguel mike mohammed " +
    "monica muhammad nancy natalie nathan nicholas nicole noah nora oliver olivia omar oscar pamela patricia patrick " +
    "paul paula pedro peter philip phillip rachel ralph ramon randy raymond rebecca ricardo richard robert roberto " +
    "robin rodney roger ronald russell ruth ryan samantha samuel sandra sara sarah scott sean sebastian sergio shannon " +
    "sharon shawn sheila shirley sofia sophia stacy stanley stephanie stephen steve steven susan tamara tanya tara " +
    "taylor teresa terry theresa thomas tiffany timothy tina todd tom tony tracy travis trevor tyler valerie vanessa " +
    "veronica victor victoria vincent virginia walter wanda wayne wendy wesley william xavier yolanda zachary"
  ).split(" "),
);

/** Capitalized words that are no name of a person, however they stand. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  (
    "a after all also although an and any are as ask at because before but by can did do does dont every everyone for " +
    "from had has have he her here him his how i if im in is it its just may me my never no nobody not nothing now of " +
    "on once or our please said says she should since so some someone still than that the their them then there these " +
    "they this those though to told too until was we were what when where which while who why will with would yes you " +
    "your " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august " +
    "september october november december " +
    "alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois " +
    "indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri " +
    "montana nebraska nevada new york jersey mexico north south carolina dakota ohio oklahoma oregon pennsylvania " +
    "rhode island tennessee texas utah vermont washington west wisconsin wyoming america american united states " +
    "court county city state federal police department office bank company corporation inc llc hospital school " +
    "university street avenue road apartment hr dmv irs fbi dcfs cps osha eeoc hud uscis ssa va"
  ).split(" "),
);
