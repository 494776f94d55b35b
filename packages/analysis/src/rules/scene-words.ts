/**
 * Classes of words that the scenes of claim types are written with (`@dog`), with slang and common misspellings. Words
 * stand as they are compared: lower case, without accents and apostrophes; `hurt*` is any ending.
 */
export const SCENE_WORDS: Readonly<Record<string, string>> = {
  my: "my our his her their",
  me: "me us him her them myself",
  kin: "husband wife mom moms mother mama dad dads father daddy son sons daughter daughters brother sister grandma grandmas grandmother grandpa grandfather uncle aunt nephew niece cousin kid kids child baby fiance boyfriend girlfriend hubby stepdad stepmom granddaughter grandson",
  child:
    "kid kids child children son sons daughter daughters baby babies toddler grandson granddaughter grandkids nephew niece stepson stepdaughter boy boys girl girls twins",
  ex: "ex exhusband exwife exboyfriend exgirlfriend husband wife boyfriend girlfriend partner babydaddy spouse bf gf fiance stalker roommate",
  dog: "dog dogs pit pitbull pitbulls pittbull rottweiler rottie shepherd shepard husky mastiff chihuahua doberman akita lab labrador hound mutt puppy bulldog boxer terrier cane malinois",
  bite: "bit bite bites bitten bited attacked attack mauled lunged latched nipped chomped tore snapped ripped",
  car: "car truck van suv vehicle jeep motorcycle honda toyota corolla civic camry ford chevy semi pickup minivan sedan bike minibus",
  crash:
    "hit struck slammed crashed rammed plowed smashed rear rearended tboned sideswiped clipped totaled totalled wreck* collided bumped",
  hurt: "hurt injur* broke broken fractur* concussion stitches surgery whiplash bruis* burn* burned bleeding er hospital ambulance numb paralyz* herniated torn sprain* crushed amputat* scar scars pain swollen cracked dislocated cut fell",
  doctor:
    "doctor doctors dr doc docs physician physicians surgeon surgeons nurse nurses hospital hospitals er clinic urgent pediatrician dermatologist gynecologist obgyn ob dentist radiologist specialist va midwife cardiologist oncologist anesthesiologist practitioner np pa",
  illness:
    "cancer tumor tumour stroke clot clots sepsis septic appendi* lymphoma leukemia melanoma meningitis aneurysm metasta* malignant stage heart gangrene diabetes hemorrhage embolism carcinoma fracture fractured abscess ectopic preeclampsia torsion mass",
  waved:
    "fine nothing normal gas anxiety stress virus flu heartburn acid migraine migraines muscle pulled strain cyst allergies indigestion benign panic vertigo hormones viral constipation reflux hypochondriac overreacting hemorrhoids sprain bruise wait cold sinus ibuprofen tylenol antacids hormonal menopause",
  boss: "boss bosses employer employers manager managers supervisor supervisors owner owners foreman company job work hr gm shop restaurant store warehouse chef district lead coworker coworkers corporate plant hospital office",
  pay: "pay paycheck paychecks paycheque check checks cheque wage wages salary payday paydays payroll paystub stub stubs commission commissions tips hours",
  fired:
    "fired terminated canned axed sacked dismissed termed let laid replaced demoted suspended walked escorted firing",
  landlord:
    "landlord landlords landlady landlords landloard slumlord apartment apartments rent renting rental lease leasing complex management super tenant tenants unit section8 trailer duplex",
  court: "court hearing judge summons summoned served lawsuit complaint suit sued suing petition",
  paper: "letter email paper papers notice notices packet envelope summons complaint lawsuit",
  police:
    "police cop cops officer officers deputy deputies sheriff sheriffs trooper troopers detective detectives swat pd po-po patrol",
  house:
    "house home houses property land lot yard condo townhouse duplex farm acre acres driveway basement roof kitchen",
  died: "died dead death dies killed passed drowned deceased fatal funeral killing",
  school:
    "school schools teacher teachers principal college university campus district classroom class classmates superintendent bus counselor recess kindergarten daycare",
  money:
    "money savings account accounts bank cash checks deposit deposits investment invest invested fund funds retirement pension inheritance dollars",
  sue: "sue sues sued suing suit lawsuit served summons demand demanding demands demanded owe claim claims claiming lawyer attorney lawyers attorneys",
  work: "work works working worked job jobs shift shifts",
  made: "photo photos picture pictures pic pics photograph* song songs music beat beats art artwork artworks design designs book books novel drawing drawings painting paintings video videos pattern patterns illustration* poem poems blog code template* lyrics script mural font recording recordings webcomic cartoon",
  took: "used using uses use stole steal stealing stolen copied copying copies copy ripped took reposted selling sells sell printed scraped plagiar* lifted ripping",
};
