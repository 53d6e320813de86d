/** A word stands alone: no letter touches it, and no figure stands right before it. */
const word = (forms: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${forms})(?!\p{L})`, "gu");

const months = [
  "jan(?:uary|uar|vier|uari|\\.)?|gennaio|enero|jänner",
  "feb(?:ruary|ruar|ruari|brero|braio|\\.)?|février|fevrier|febrero|febbraio",
  "mar(?:ch|s|zo|t|\\.)?|märz|maart|mrz\\.?",
  "apr(?:il|ile|\\.)?|avril|abril",
  "may|mai|maggio|mayo|mei",
  "june?|juni|juin|giugno|junio",
  "july?|juli|juillet|luglio|julio",
  "aug(?:ust|ustus|\\.)?|août|aout|agosto",
  "sept?(?:ember|embre|iembre|tembre|\\.)?|settembre",
  "o[ck]t(?:ober|obre|ubre|\\.)?|ottobre",
  "nov(?:ember|embre|iembre|\\.)?",
  "de[czk](?:ember|embre|\\.)?|décembre|diciembre|dicembre",
  "spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver",
];

/**
 * What words of dates mean, in the order they are replaced: English, and the commonest German,
 * French, Italian, Spanish and Dutch. What a word becomes is what `dateTokens` knows.
 */
export const dateWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:v\. ?chr|av\. ?j\.?-? ?c|avant j\.?-? ?c|a\. ?c|b\.? ?c(?:\.? ?e)?)\.?(?!\p{L})/gu,
    " bc ",
  ],
  [
    /(?<!\p{L})(?:n\. ?chr|ap\. ?j\.?-? ?c|après j\.?-? ?c|d\. ?c|a\. ?d|ad|c\. ?e|ce)\.?(?!\p{L})/gu,
    " ad ",
  ],
  [
    word(
      "signed and dated|begun|started|completed|finished|executed|painted|drawn|made|created|designed|dated|signed|datiert",
    ),
    " ",
  ],
  [
    word(
      "or later|and later|or after|and after|onwards?|oder später|ou plus tard|o posteriore|of later",
    ),
    " later ",
  ],
  [word("or earlier|and earlier|or before|oder früher|ou avant|of eerder"), " earlier "],
  [word("not before|no earlier than"), " after "],
  [word("not after|no later than|by"), " before "],
  [
    word(
      "half of the|half of|half|hälfte des|hälfte|moitié du|moitié|metà del|metà de|mitad del|helft van de|helft",
    ),
    " half ",
  ],
  [word("quarter of the|quarter of|quarter|viertel des|viertel|quart du|quart|kwart"), " quarter "],
  [
    word(
      "centuries|century|cent\\.?|jahrhunderts?|jhdt?s?\\.?|jhs?\\.?|siècles?|siecles?|secolo|sec\\.|siglo|eeuw",
    ),
    " century ",
  ],
  [/(?<=\d(?:st|nd|rd|th) ?)c\.?(?!\p{L})/gu, " century "],
  [word("années|anni|años|década de|jaren"), " decade "],
  [/(?<=\d{3}0)er(?: jahren?)?(?!\p{L})/gu, "s "],
  [
    word(
      "first|erste[ns]?|première|premier|prima|primera|eerste|1ste?|1ère|1er|1\\.(?= +(?:half|quarter))",
    ),
    " 1st ",
  ],
  [
    word(
      "second|zweite[ns]?|deuxième|seconde?|seconda|segunda|tweede|2nde|2e|2\\.(?= +(?:half|quarter))",
    ),
    " 2nd ",
  ],
  [word("third|dritte[ns]?|troisième|derde|3\\.(?= +quarter)"), " 3rd "],
  [word("last|fourth|letzte[ns]?|dernier|laatste|4\\.(?= +quarter)"), " 4th "],
  [
    word(
      "early|beginning|anfang|frühes?|début|debut|inizio|inizi|principios|comienzos|begin|vroege?",
    ),
    " early ",
  ],
  [word("middle|mid|mitte|milieu|metà|mediados|midden"), " mid "],
  [word("late|end|ende|spätes?|fin|fine|finales|fines|eind|einde|late"), " late "],
  [word("before|prior to|pre|vor|avant|ante|prima|antes|voor|vóór"), " before "],
  [word("after|nach|après|apres|post|dopo|después|despues|na"), " after "],
  [word("between|from|zwischen|von|entre|tra|fra|tussen|since|seit|depuis"), " from "],
  [word("to|until|till|through|bis|à|al|hasta|tot"), " - "],
  [word("and|und|et|e|y|en|or|oder|ou|o|of(?= \\d)"), " or "],
  [
    word(
      "probably|possibly|perhaps|presumably|wohl|vielleicht|vermutlich|probablement|peut-être|probabilmente|probablemente|waarschijnlijk",
    ),
    " ",
  ],
  [
    word(
      "circa|approximately|approx\\.?|around|about|ca?\\.?|um|vers|environ|env\\.|hacia|h\\.|verso|omstreeks|omstr\\.|rond",
    ),
    " c ",
  ],
  [word(months.join("|")), " month "],
  [
    word(
      "the|of|in|year|years|jahre?n?|jahres|d[eu]|des|del|della|delle|dell['’]|di|der|dem|las?|le|les|los|il|el|l['’]|van|het",
    ),
    " ",
  ],
];

/** What says that nobody knows when. */
export const undated =
  /^(?:no date|n\.? ?d|undated|not dated|date (?:is )?(?:not known|unknown)|unknown(?: date)?|o\.? ?j|ohne jahr|undatiert|unbekannt|s\.? ?d|sans date|non daté|s\.? ?f|sin fecha|senza data|non datato|z\.? ?j|zonder jaar|ongedateerd)\.?$/u;

/**
 * What happened to a work, or to its plate or mould, at another time than it was made: what stands
 * behind one of these after a comma is not the work's own date.
 */
export const laterLife =
  /^(?:\? ?|probably |possibly |first |later |posthumous(?:ly)? |enlarged |editioned |and )*(?:(?:re-?)?(?:printed|published|exhibited|cast|produced|issued|made|constructed|fabricated|worked|assembled|created|touched|stored)|restored|engraved|inscribed|annotated|edition(?:ed)?|replica|version|posthumous|later|gedruckt|veröffentlicht|ausgestellt|gegossen|imprimé|publié|exposé|fondu)(?!\p{L})/u;
