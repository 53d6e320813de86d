const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Formats the dates of an exhibition, input such as `2026-11-21`; empty if there are none. */
export function daysInWords(opens: string | null, closes: string | null): string {
  if (opens === null) return closes === null ? "" : `Until ${inWords(closes)}`;
  if (closes === null) return `From ${inWords(opens)}`;
  return opens === closes ? inWords(opens) : `${inWords(opens)} to ${inWords(closes)}`;
}

function inWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
