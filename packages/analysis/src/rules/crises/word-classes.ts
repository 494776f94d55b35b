/**
 * Classes of words that danger frames are written with (`@partner`), English and Spanish, with slang and common
 * misspellings. Words stand as they are compared: lower case, without accents and apostrophes; `hit*` is any ending.
 */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  i: "i im ive id ill yo",
  me: "me us mi nos myself",
  my: "my our mi mis nuestro nuestra nuestros nuestras",
  he: "he she hes shes they theyre theyve el ella ellos someone somebody dude guy man men guys",
  him: "him her them himself herself themselves themself",
  will: "will gonna going hell shell theyll would gon finna wants want wanna planning",
  says: "say says said saying sez tell tells told telling text texts texted texting threat* swear* swore promis* warn* yell* scream* wrote message* dm* whisper* vow* post* dice dijo decia amenaz* juro",
  partner:
    "husband husbands hubby husban husbend wife boyfriend boyfriends boyfreind bf bfs girlfriend gf fiance fiancee spouse partner partners ex exes exhusband exwife exboyfriend exgirlfriend babydaddy bd esposo esposa marido novio novia pareja exesposo exmarido exnovio exnovia expareja conyuge",
  kin: "dad dads daddy daddys father fathers mom moms mommy mother mothers mama papa stepdad stepdads stepfather stepmom stepmother stepson grandfather grandpa grandmother grandma uncle aunt cousin cousins brother brothers sister son sons nephew inlaw padre madre papi padrastro madrastra tio tia primo hermano hermana abuelo abuela suegro",
  other:
    "neighbor neighbors neighbour roommate roomate roommates landlord boss coworker supervisor manager foreman tenant man men guy guys dude gang stranger stalker vecino vecinos patron jefe hombre tipo casero mayordomo pandilla",
  loved:
    "husband wife boyfriend bf girlfriend gf fiance fiancee spouse partner son daughter brother sister dad father mom mother uncle aunt cousin nephew niece kid child friend coworker roommate neighbor grandson granddaughter grandfather grandmother papa mama esposo esposa marido novio novia hijo hija hermano hermana padre madre primo prima tio tia sobrino amigo cunado yerno nieto",
  child:
    "son sons daughter daughters daugther kid kids child children childs baby babies infant infants toddler toddlers grandson granddaughter grandbaby grandkids grandchild grandchildren grandkid nephew niece stepson stepdaughter boy girl boys girls student students godson goddaughter yo tween preschooler kindergartner newborn hijo hija hijos hijas nino nina ninos ninas bebe nieto nieta nietos sobrino sobrina hijastra hijastro chamaco",
  carer:
    "dad dads daddy daddys father fathers mom moms mommy mother mothers stepdad stepdads stepfather stepmom stepmother boyfriend boyfriends bf girlfriend gf husband wife ex babysitter sitter nanny daycare teacher teachers aide para grandma grandpa grandmother grandfather uncle aunt foster guardian he she hes shes staff padre madre papa mama padrastro madrastra ninera maestra maestro novio novia esposo esposa abuelo abuela tio tia",
  trusted:
    "coach coaches coachs teacher teachers priest pastor pastors deacon bishop minister rabbi imam reverend scoutmaster leader counselor tutor instructor trainer babysitter sitter stepdad stepfather stepbrother uncle cousin neighbor grandpa grandfather boyfriend bf dad father daddy principal driver doctor director aide volunteer sensei janitor brother father husband ex entrenador maestro maestra sacerdote padre cura padrastro hermanastro tio primo vecino abuelo pastor profesor novio chofer esposo papa",
  hit: "hit hits hitting beat beats beating beaten beatin punch* slap* kick kicks kicked kicking smack* shov* slam slammed slamming slams threw throws throwing drag dragged drags dragging push pushed pushes pushing whip* whoop* strik* struck headbutt* elbow* burned burns bit bites bitten spit kicked backhand* clock* stomp* pummel* assault* golpe* pega pego pegaba pegado pegan patea pateo cachet* empuj* arrastr* jalo jalonea avent* quemo",
  choke: "choke* chokin choking strangl* strangel* suffocat* smother* throttl* ahorc* estrangul* asfixi*",
  touch:
    "touch touched touches touching touchin touched fondl* grop* grope rub rubs rubbed rubbing molest* feels caress* kiss kisses kissed kissing lick* toca toco tocaba tocado tocando tocandol* manose* beso besa besaba",
  private:
    "private privates privat genital* penis vagina breast breasts boob boobs butt crotch groin bottom underwear panties undies chest thigh* weewee peepee pee cola partes intimas pechos trasero entrepierna",
  weapon:
    "gun guns pistol rifle shotgun knife knives machete glock handgun revolver ar15 crowbar axe ax weapon weapons pistola arma armas cuchillo navaja rifle escopeta",
  neck: "neck throat windpipe cuello garganta",
  day: "today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday noon midnight mon tue tues wed thu thur thurs fri sat sun hoy manana lunes martes miercoles jueves viernes sabado domingo tmrw tomorow tommorow tommorrow 2morrow",
  now: "now rn tonight today yesterday tonite currently still again moment minute minutes hour hours hoy ahora anoche ayer ahorita todavia",
  home: "home house apartment apt place trailer room unit motel hotel casa apartamento departamento cuarto traila",
  force: "ice immigration migra cbp agents agent feds inmigracion agentes dhs hsi marshals",
  cops: "cops cop police deputies sheriff sheriffs officers officer trooper troopers policia policias",
  jail: "jail county custody lockup detention detained holding jailed detenido detenida detenidos carcel preso presa prision",
  taken:
    "took taken grab grabbed picked arrested arrest detained snatched nabbed got has have holding held hauled seized cuffed handcuffed llevaron llevo agarraron agarro detuvieron detuvo arrestaron arresto",
  officer:
    "sheriff sheriffs constable constables marshal marshals marshall marshalls deputy deputies bailiff alguacil sherif",
  few: "24 48 72 one two three four five 1 2 3 4 5 couple few un dos tres cuatro cinco",
  stuff: "stuff things belongings furniture clothes everything boxes cosas muebles ropa",
};
