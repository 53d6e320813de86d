import { dayText, numberText } from "../sheets/number-text.ts";

/** Error values of formulas in spreadsheet programs. */
const errors = /^(?:#(?:N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!)|Err:\d{3})$/;
const secondsOfDay = 24 * 60 * 60;

/** Returns whether the formula of a cell has an error. Only LibreOffice declares it; other programs show it as text. */
export function isError(attributes: Record<string, string>, shown: string): boolean {
  return (
    attributes["calcext:value-type"] === "error" ||
    (attributes["table:formula"] !== undefined && errors.test(shown))
  );
}

/**
 * Returns a cell's value as text: days as ISO dates, numbers without additions of their format; null if it is a formula
 * without a stored result.
 *
 * @param shown the text that the cell shows; null if it shows nothing, not even an empty text
 * @param code its number format, such as `0.00`; null if it has none
 */
export function cellValue(
  attributes: Record<string, string>,
  shown: string | null,
  code: string | null,
): string | null {
  const isFormula = attributes["table:formula"] !== undefined;
  const type = attributes["office:value-type"];
  const value = attributes[valueOf(type)];
  if (value === undefined || (value === "" && type !== "string")) {
    return shown ?? (isFormula && type !== "string" ? null : "");
  }
  if (type === "float" || type === "currency") return numberText(value, code ?? "General", false);
  if (type === "percentage") return percentage(value, code);
  if (type === "boolean") return value === "true" ? "TRUE" : "FALSE";
  if (type === "date") return day(value, code);
  if (type === "time") return time(value, code) ?? shown ?? value;
  return value;
}

/** Returns the attribute with the value of a cell. */
function valueOf(type: string | undefined): string {
  const isNumber = type === "float" || type === "currency" || type === "percentage";
  return isNumber ? "office:value" : `office:${type}-value`;
}

function percentage(value: string, code: string | null): string {
  if (code?.includes("%")) return numberText(value, code, false);
  return `${numberText(String(Number(value) * 100), "General", false)}%`;
}

function day(value: string, code: string | null): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(?:[.,]\d+)?)?$/.exec(value);
  if (!parts) return value;
  const point = parts.slice(1).map((part) => Number(part ?? 0));
  return (
    (code === null ? null : dayText(point, code)) ?? dayText(point, "yyyy-mm-dd hh:mm:ss") ?? value
  );
}

function time(value: string, code: string | null): string | null {
  const parts = /^PT(\d{1,9})H(\d{1,9})M(\d{1,9})(?:[.,]\d+)?S$/.exec(value);
  if (!parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(Number);
  const days = (hours * 3600 + minutes * 60 + seconds) / secondsOfDay;
  return numberText(String(days), code ?? "[h]:mm:ss", false);
}
