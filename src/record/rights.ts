import type { Rights } from "./work-fields.ts";

const statements: Record<string, string> = {
  "in copyright": "InC",
  "in copyright eu orphan work": "InC-OW-EU",
  "in copyright educational use permitted": "InC-EDU",
  "in copyright non commercial use permitted": "InC-NC",
  "in copyright rights holder s unlocatable or unidentifiable": "InC-RUU",
  "no copyright contractual restrictions": "NoC-CR",
  "no copyright non commercial use only": "NoC-NC",
  "no copyright other known legal restrictions": "NoC-OKLR",
  "no copyright united states": "NoC-US",
  "copyright not evaluated": "CNE",
  "copyright undetermined": "UND",
  "no known copyright": "NKC",
};
const codes = new Map(
  Object.values(statements).map((code) => [code.toLowerCase().replaceAll("-", " "), code]),
);
const licences: Record<string, string> = {
  attribution: "by",
  "attribution sharealike": "by-sa",
  "attribution noderivatives": "by-nd",
  "attribution noderivs": "by-nd",
  "attribution noncommercial": "by-nc",
  "attribution noncommercial sharealike": "by-nc-sa",
  "attribution noncommercial noderivatives": "by-nc-nd",
  "attribution noncommercial noderivs": "by-nc-nd",
};

const creativeCommons = "http://creativecommons.org";
const publicDomainMark = `${creativeCommons}/publicdomain/mark/1.0/`;
const zero = `${creativeCommons}/publicdomain/zero/1.0/`;

/** Parses a rights statement. Returns the text, with the URI if the text names a known statement or licence. */
export function parseRights(label: string): Rights {
  return { label, uri: uriFromAddress(label.trim()) ?? uriFromName(label) };
}

function uriFromAddress(text: string): string | null {
  const statement =
    /^https?:\/\/(?:www\.)?rightsstatements\.org\/(?:vocab|page)\/([A-Za-z-]+)\/1\.0\b/.exec(text);
  const code = codes.get(statement?.[1]?.toLowerCase().replaceAll("-", " ") ?? "");
  if (code) return statementUri(code);
  const commons =
    /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses\/[a-z-]+\/\d\.\d|publicdomain\/(?:mark|zero)\/1\.0)(?:\/|$)/.exec(
      text,
    );
  return commons ? `${creativeCommons}/${commons[1]}/` : null;
}

function uriFromName(label: string): string | null {
  const name = label
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, " ")
    .trim();
  if (/^public domain( mark)?( 1\.0)?$/.test(name)) return publicDomainMark;
  if (
    /^(cc ?0|cc zero|creative commons (zero|cc0))( 1\.0)?( universal)?( public domain dedication)?$/.test(
      name,
    )
  ) {
    return zero;
  }
  const code = statements[name] ?? codes.get(name);
  if (code) return statementUri(code);
  return licenceUri(name);
}

/** Returns the URI of a licence. A name without a version is ambiguous and has none. */
function licenceUri(name: string): string | null {
  const parts =
    /^(?:cc |creative commons )(.+?) (1\.0|2\.0|2\.5|3\.0|4\.0)(?: (?:international|unported|generic))?$/.exec(
      name,
    );
  if (!parts?.[1]) return null;
  const short = parts[1].replaceAll(" ", "-");
  const kind = Object.values(licences).includes(short) ? short : licences[parts[1]];
  return kind ? `${creativeCommons}/licenses/${kind}/${parts[2]}/` : null;
}

function statementUri(code: string): string {
  return `http://rightsstatements.org/vocab/${code}/1.0/`;
}
