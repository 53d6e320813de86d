import type { DateToken } from "./date-tokens.ts";

/** The years a date may mean, negative before the common era; null on a side that is open. */
export type YearSpan = { earliestYear: number | null; latestYear: number | null };

type Era = "bc" | "ad";
/** A year, decade or century as it stands, before the era that stands behind the next one is known. */
type Point = {
  kind: "year" | "decade" | "century";
  value: number;
  digits: number;
  part: [number, number] | null;
  era: Era | null;
  open: "before" | "after" | null;
};

/**
 * The years that spans (`1848 - 9 or 1852`) mean together.
 *
 * @returns null if the pieces make no date
 */
export function readSpans(tokens: readonly DateToken[]): YearSpan | null {
  const spans: YearSpan[] = [];
  let rest: readonly DateToken[] = tokens;
  let previous: Point | null = null;
  while (rest.length > 0) {
    const isBetween: boolean = rest[0]?.kind === "from";
    if (isBetween) rest = rest.slice(1);
    const points: Point[] = [];
    for (;;) {
      const [point, behind]: [Point | null, readonly DateToken[]] = readPoint(rest);
      if (!point) return null;
      points.push(point);
      rest = behind;
      const joint = rest[0]?.kind;
      if (joint !== "-" && !(isBetween && joint === "or" && points.length === 1)) break;
      rest = rest.slice(1);
    }
    const span = spanOf(points, previous);
    if (!span) return null;
    spans.push(isBetween && points.length === 1 ? { ...span, latestYear: null } : span);
    previous = points[0] ?? null;
    if (rest.length === 0) break;
    const joint = rest[0]?.kind;
    // A date does not end with a joint.
    if ((joint !== "or" && joint !== ",") || rest.length === 1) return null;
    // `1860 or 63` is brief for 1863; what 63 is in `1860, 63`, nobody can say.
    if (joint === ",") previous = null;
    rest = rest.slice(joint === "," && rest[1]?.kind === "or" ? 2 : 1);
  }
  return spans.length === 0 ? null : together(spans);
}

function readPoint(tokens: readonly DateToken[]): [Point | null, readonly DateToken[]] {
  let at = 0;
  let open: Point["open"] = null;
  let era: Era | null = null;
  let part: Point["part"] = null;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if ((token?.kind === "before" || token?.kind === "after") && !open) open = token.kind;
    else if ((token?.kind === "ad" || token?.kind === "bc") && !era) era = token.kind;
    else if (token?.kind === "part") part = [token.from, token.to];
    else break;
  }
  const base = tokens[at];
  if (base?.kind !== "year" && base?.kind !== "decade" && base?.kind !== "century") {
    return [null, tokens];
  }
  at += 1;
  const next = tokens[at]?.kind;
  if ((next === "bc" || next === "ad") && !era) {
    era = next;
    at += 1;
  }
  const comma = tokens[at]?.kind === "," ? 1 : 0;
  const end = tokens[at + comma]?.kind;
  if ((end === "later" || end === "earlier") && !open) {
    open = end === "later" ? "after" : "before";
    at += comma + 1;
  }
  return [
    { kind: base.kind, value: base.value, digits: base.digits, part, era, open },
    tokens.slice(at),
  ];
}

/** The years from the first of the points to the last, each written as briefly as dates are. */
function spanOf(points: readonly Point[], previous: Point | null): YearSpan | null {
  const last = points.at(-1);
  const era = last?.era ?? null;
  const spans: [number, number][] = [];
  let longer = previous;
  for (const point of points) {
    const own = point.era ?? (era === "bc" || points[0]?.era === null ? era : null);
    const inherited = own ?? (points[0]?.era === "ad" ? "ad" : null);
    // `50 BC - 50` leaves open on which side the second lies.
    if (inherited === null && points.some((one) => one.era === "bc")) return null;
    const written = inherited === null ? inFull(point, longer) : point;
    const years = written && yearsOf(written, inherited);
    if (!years) return null;
    const before = spans.at(-1);
    if (before && (before[0] > years[0] || before[1] > years[1])) return null;
    spans.push(years);
    longer = written;
  }
  const [first] = spans;
  const end = spans.at(-1);
  if (!first || !end) return null;
  return {
    earliestYear: points[0]?.open === "before" ? null : first[0],
    latestYear: isOpenAbove(points) ? null : end[1],
  };
}

/** Whether nobody says how late it may be at most; `after 1850 – before 1860` does. */
function isOpenAbove(points: readonly Point[]): boolean {
  return points.at(-1)?.open !== "before" && points.some(({ open }) => open === "after");
}

/** `9` behind `1848` is `1849`; alone it is nothing. */
function inFull(point: Point, longer: Point | null): Point | null {
  const enough = point.kind === "century" ? 1 : 3;
  if (point.digits >= enough) return point;
  if (!longer || longer.kind === "century" || longer.digits <= point.digits) return null;
  const scale = 10 ** point.digits;
  const value = Math.floor(longer.value / scale) * scale + point.value;
  return value > longer.value ? { ...point, value, digits: longer.digits } : null;
}

function yearsOf({ kind, value, part }: Point, era: Era | null): [number, number] | null {
  // `1800s` is a decade to some and a century to others.
  if (kind === "decade" && (value % 10 !== 0 || value % 100 === 0)) return null;
  if (value === 0 || (kind === "century" && value > 21)) return null;
  const size = { year: 1, decade: 10, century: 100 }[kind];
  const start = kind === "century" ? (value - 1) * 100 + 1 : value;
  const first = era === "bc" ? -(start + size - 1) : start;
  const [from, to] = part ?? [0, 1];
  return [first + Math.round(size * from), first + Math.round(size * to) - 1];
}

/** Null if nothing is left of what they say. */
function together(spans: readonly YearSpan[]): YearSpan | null {
  const after = spans.find(isAfter);
  const before = spans.find(isBefore);
  // Of `after 1850, before 1860` both hold.
  if (after && before && spans.length === 2) {
    return { earliestYear: after.earliestYear, latestYear: before.latestYear };
  }
  const earliest = spans.map(({ earliestYear }) => earliestYear);
  const latest = spans.map(({ latestYear }) => latestYear);
  const earliestYear = earliest.includes(null) ? null : Math.min(...earliest.map(Number));
  const latestYear = latest.includes(null) ? null : Math.max(...latest.map(Number));
  return earliestYear === null && latestYear === null ? null : { earliestYear, latestYear };
}

const isAfter = ({ earliestYear, latestYear }: YearSpan) =>
  earliestYear !== null && latestYear === null;
const isBefore = ({ earliestYear, latestYear }: YearSpan) =>
  earliestYear === null && latestYear !== null;
