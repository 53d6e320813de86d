import { dateTokens } from "./date-tokens.ts";
import { laterLife, undated } from "./date-words.ts";
import { readSpans } from "./year-spans.ts";
import type { YearSpan } from "./year-spans.ts";

/** Dates are short; longer texts are something else. */
const longest = 120;
/** No catalogue means a later year. */
const lastYear = 2100;

/**
 * The years that a date as displayed means without a doubt, such as `c. 1850`, `1848–9`, `early
 * 19th century` or `3rd century BC`; both null for `no date`. “About” adds no margin: how wide it
 * is, only the catalogue knows. What a work went through later (`1978, printed 2005`) is left out.
 *
 * @returns null if the text says no year, or could mean several things
 */
export function parseDate(text: string): YearSpan | null {
  const trimmed = text.trim();
  if (/^[12]\d{3}$/.test(trimmed)) return inReach(Number(trimmed), Number(trimmed));
  if (trimmed === "" || trimmed.length > longest) return null;
  const plain = trimmed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?[\u2010-\u2015\u2212] ?/g, " – ");
  if (undated.test(plain.replace(/^[([](.*)[)\]]$/, "$1"))) {
    return { earliestYear: null, latestYear: null };
  }
  if (/^-\d{1,4}$/.test(plain)) return inReach(Number(plain), Number(plain));
  const year = numericDate(plain);
  if (year !== null) return inReach(year, year);
  const own = ownDate(plain);
  // `1850-10` may be a month or a range, and only a real dash tells.
  if (own === null || (/(?<!\d)\d{4}-\d{2}(?![\d–])/.test(own) && isMonthOrRange(own))) return null;
  const tokens = dateTokens(own.replace(/–/g, "-"));
  const span = tokens && readSpans(tokens);
  return span && inReach(span.earliestYear, span.latestYear);
}

/**
 * The year of a date in digits, such as `1850-05-03`, `3.5.1850` or `05/03/1850`; null for anything else.
 *
 * @param plain in lower case, without space around it
 */
export function numericDate(plain: string): number | null {
  const found =
    /^(?<y>\d{4})([-/.])(?<a>\d{1,2})\2(?<b>\d{1,2})(?:[t ][\d:.]+(?:z|[+-][\d:]+)?)?$/.exec(
      plain,
    ) ??
    /^(?<a>\d{1,2})([-/.]) ?(?<b>\d{1,2})\2 ?(?<y>\d{4})$/.exec(plain) ??
    /^(?<y>\d{4})-(?<a>0[1-9])$/.exec(plain) ??
    /^(?<a>0?[1-9]|1[0-2])\/(?<y>\d{4})$/.exec(plain);
  if (!found?.groups) return null;
  const { y, a, b } = found.groups;
  const [one, other] = [Number(a), Number(b ?? 1)];
  const isDay =
    Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
  return isDay ? Number(y) : null;
}

function isMonthOrRange(text: string): boolean {
  return [...text.matchAll(/(\d{2})-(\d{2})(?!\d)/g)].some(([, year, second]) => {
    const number = Number(second);
    return number >= 1 && number <= 12 && number > Number(year);
  });
}

/** A date without what the work went through later, or null if nothing is left. */
function ownDate(plain: string): string | null {
  const segments = plain.split(/[,;(] ?/);
  const later = segments.findIndex((segment, at) => at > 0 && laterLife.test(segment));
  if (later > 0 && !laterLife.test(plain)) {
    const at = segments.slice(0, later).join(",").length;
    return plain.slice(0, at).trim() || null;
  }
  const own = plain.replace(laterLife, " ").trim();
  if (own === plain || own === "") return own || null;
  // `published 1816, reprinted 1978`: the first of its lives is what is dated.
  return (plain.startsWith("?") ? "?" : "") + (ownDate(own) ?? "");
}

function inReach(earliestYear: number | null, latestYear: number | null): YearSpan | null {
  const isYear = (year: number | null) => year === null || (year !== 0 && year <= lastYear);
  const ordered = earliestYear === null || latestYear === null || earliestYear <= latestYear;
  return ordered && isYear(earliestYear) && isYear(latestYear)
    ? { earliestYear, latestYear }
    : null;
}
