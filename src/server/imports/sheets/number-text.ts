import { dateFromSerial, format, getFormatDateInfo, getFormatInfo } from "numfmt";

/** Offset of day 0 in sheets that count from 1904, in days. */
const daysTo1904 = 1462;

/**
 * Formats a stored number as text: a day as ISO date, a share as it is shown in per cent, a whole number with the zeros
 * and letters of its format (`0042`, `PK-7`), anything else as the plain number.
 *
 * @param code the number format, such as `0.00` or `yyyy-mm-dd`
 */
export function numberText(stored: string, code: string, from1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored;
  // Spreadsheets calculate with 15 digits; stored numbers may have two more.
  const plain = String(Number(value.toPrecision(15)));
  if (code === "General" || code === "@") return plain;
  const { type } = formatInfo(code);
  if (type === "date" || type === "datetime" || type === "time") {
    return dateText(from1904 ? value + daysTo1904 : value, code) ?? plain;
  }
  if (type === "percent") return shown(code, value) ?? plain;
  if (!Number.isInteger(value) || value < 0 || /[,.]/.test(code)) return plain;
  const text = shown(code, value) ?? plain;
  return text.replace(/\D/g, "").replace(/^0+(?=\d)/, "") === plain ? text.trim() : plain;
}

/**
 * Formats the parts of a point in time that a format shows, as in ISO 8601; returns null if it shows no part of a day.
 *
 * @param point year, month, day, hours, minutes, seconds
 * @param code the number format, such as `yyyy-mm-dd`
 */
export function dayText(point: readonly number[], code: string): string | null {
  const parts = getFormatDateInfo(code);
  if (!parts.year && !parts.month && !parts.day) return null;
  const [year = 0, month = 0, day = 0, ...time] = point;
  const date = [String(year).padStart(4, "0"), two(month), two(day)];
  if (!parts.day) return date.slice(0, parts.month ? 2 : 1).join("-");
  const isTime = (parts.hours || parts.minutes || parts.seconds) && time.some((part) => part >= 1);
  return isTime ? `${date.join("-")}T${timeText(time)}` : date.join("-");
}

function dateText(serial: number, code: string): string | null {
  const point = dateFromSerial(serial);
  if (!Array.isArray(point) || point.some((part) => !Number.isFinite(part))) return null;
  const day = dayText(point, code);
  if (day !== null) return day;
  // A duration of more than a day has no usual ISO form.
  return serial < 1 ? timeText(point.slice(3)) : shown(code, serial);
}

function timeText([hours = 0, minutes = 0, seconds = 0]: readonly number[]): string {
  return `${two(hours)}:${two(minutes)}${seconds >= 1 ? `:${two(seconds)}` : ""}`;
}

function two(number: number): string {
  return String(Math.floor(number)).padStart(2, "0");
}

function shown(code: string, value: number): string | null {
  try {
    return String(format(code, value));
  } catch {
    return null;
  }
}

const infos = new Map<string, { type: string }>();

function formatInfo(code: string): { type: string } {
  const known = infos.get(code);
  if (known) return known;
  let info = { type: "unknown" };
  try {
    info = { type: getFormatInfo(code).type };
  } catch {
    // An invalid format is ignored.
  }
  if (infos.size < 1000) infos.set(code, info);
  return info;
}
