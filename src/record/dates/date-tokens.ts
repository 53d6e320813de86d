import { dateWords } from "./date-words.ts";

/** A piece of a date: a number with its digits, a century, a decade, a part of one of these, or a sign. */
export type DateToken =
  | { kind: "year"; value: number; digits: number }
  | { kind: "century" | "decade"; value: number; digits: number }
  | { kind: "part"; from: number; to: number }
  | { kind: "before" | "after" | "later" | "earlier" | "from" | "bc" | "ad" | "-" | "," | "or" };

const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)?`;
const dayAndMonth = String.raw`(?:${day} ?(?:- ?${day} ?)?)?month(?: ?[-/] ?(?:${day} ?)?month)?(?: ${day}(?: ?- ?${day})?(?=,? \d{4}))?`;
const monthBeforeYear = new RegExp(String.raw`(?<!\d)${dayAndMonth},? (?=\d{4}(?!\d))`, "g");
const romanCentury =
  /(?<!\p{L})([ivx]+)(?:e|è|ème|eme|º)?(?= ?century)|(?<=century )([ivx]+)(?!\p{L})/gu;
const romans = [
  ..."i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi".split(" "),
];
const ordinal = String.raw`(?:st|nd|rd|th|ste|de|ème|eme|e|\.)?`;

const parts: Record<string, [number, number]> = {
  "early century": [0, 1 / 3],
  "mid century": [1 / 3, 2 / 3],
  "late century": [2 / 3, 1],
  "early decade": [0, 0.5],
  "mid decade": [0.3, 0.7],
  "late decade": [0.5, 1],
  "1st half": [0, 0.5],
  "2nd half": [0.5, 1],
  "4th half": [0.5, 1],
  "1st quarter": [0, 0.25],
  "2nd quarter": [0.25, 0.5],
  "3rd quarter": [0.5, 0.75],
  "4th quarter": [0.75, 1],
};

const tokens =
  /#(?<century>\d{1,2})(?!\d)|(?<!\d)(?<decade>\d{2,4})['’]?s(?!\p{L})|decade (?<decadeOf>\d{2,4})(?!\d)|(?<part>(?:1st|2nd|3rd|4th) (?:half|quarter)|early|mid|late)(?!\p{L})|(?<!\d)(?<year>\d{1,4})(?!\d)|(?<sign>before|after|later|earlier|from|bc|ad|or)(?!\p{L})|(?<dash>-)|(?<comma>[,;])|(?<list>[/&])|(?<nothing>\s+|c(?!\p{L})|[?()[\]])/uy;

/** The pieces of a date in the order they stand, or null if anything in it is not understood. */
export function dateTokens(text: string): DateToken[] | null {
  const plain = inPlainWords(text);
  const found: DateToken[] = [];
  const names: string[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < plain.length) {
    const groups = tokens.exec(plain)?.groups;
    if (!groups) return null;
    const { century, year, part, sign, dash, comma, list } = groups;
    const decade = groups["decade"] ?? groups["decadeOf"];
    if (century !== undefined) found.push(numbered("century", century));
    else if (decade !== undefined) found.push(numbered("decade", decade));
    else if (year !== undefined) found.push(numbered("year", year));
    else if (dash !== undefined) found.push({ kind: "-" });
    else if (comma !== undefined) found.push({ kind: "," });
    else if (list !== undefined) found.push({ kind: "or" });
    else if (isSign(sign)) found.push({ kind: sign });
    else if (part !== undefined) {
      names.push(part);
      found.push({ kind: "part", from: Number.NaN, to: Number.NaN });
    }
  }
  return withParts(found, names);
}

/** A date in the few words that `tokens` knows. */
function inPlainWords(text: string): string {
  let plain = text;
  for (const [form, meaning] of dateWords) plain = plain.replace(form, meaning);
  plain = plain.replace(/\s+/g, " ").trim();
  plain = plain.replace(romanCentury, (roman: string, before?: string, after?: string) => {
    const number = romans.indexOf(before ?? after ?? "") + 1;
    return number > 0 ? String(number) : roman;
  });
  const century = new RegExp(
    String.raw`(?<!\d)(\d{1,2})${ordinal} ?-? ?century|century (\d{1,2})(?!\d)`,
    "gu",
  );
  const shared = new RegExp(
    String.raw`(?<!\d)(\d{1,2})${ordinal}(?= ?(?:-|or|/) ?(?:early |mid |late |- )*#\d)`,
    "gu",
  );
  return plain
    .replace(century, (_, before?: string, after?: string) => `#${before ?? after ?? ""}`)
    .replace(shared, "#$1")
    .replace(/(early|mid|late) ?- ?(?=[\d#])/g, "$1 ")
    .replace(monthBeforeYear, " ");
}

function numbered(kind: "year" | "century" | "decade", digits: string): DateToken {
  return { kind, value: Number(digits), digits: digits.length };
}

const signs = ["before", "after", "later", "earlier", "from", "bc", "ad", "or"] as const;

function isSign(text: string | undefined): text is (typeof signs)[number] {
  return signs.some((sign) => sign === text);
}

/** Which part of its century or decade an “early” is; null where a part stands before neither. */
function withParts(found: DateToken[], names: readonly string[]): DateToken[] | null {
  let named = 0;
  const whole = found.map((token, index): DateToken | null => {
    if (token.kind !== "part") return token;
    const name = names[named] ?? "";
    named += 1;
    const next = found[index + 1]?.kind;
    if (next !== "century" && next !== "decade") return null;
    const part = parts[name] ?? parts[`${name} ${next}`];
    return part ? { kind: "part", from: part[0], to: part[1] } : null;
  });
  return whole.every((token) => token !== null) ? whole : null;
}
