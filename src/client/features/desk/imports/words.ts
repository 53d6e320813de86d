import { formatCount, worksCount } from "../../works/label.ts";
import type { Moves } from "./importMoves.ts";

/** Describes the state of an import in a few words. */
export function stateInWords(
  run: Pick<Moves, "state" | "isApplied" | "isAsking" | "isBeingUndone" | "isWaiting">,
): string {
  if (run.isBeingUndone) return "Being undone";
  if (run.isAsking) return "Asks which column is which";
  if (run.state === "FAILED" && run.isApplied) return "Could not go on";
  return run.isWaiting ? "Waits for another import to end" : (wordsOf[run.state] ?? "");
}

const wordsOf: Record<string, string> = {
  READING: "Being read",
  CHECKED: "Read, and nothing changed yet",
  RUNNING: "Being brought in",
  INTERRUPTED: "Stopped before its end",
  FAILED: "Could not be brought in",
  DONE: "Brought in",
  UNDONE: "Undone",
};

/** The numbers of rows that an import adds, changes, leaves unchanged and rejects. */
export type ImportCounts = Pick<Moves, "added" | "changed" | "unchanged" | "refused">;

/** Formats the counts of an import: `1,200 new, 34 changed, 5 refused`; empty while none is known. */
export function countsInWords({ added, changed, unchanged, refused }: ImportCounts): string {
  const parts = [
    added > 0 && `${formatCount(added)} new`,
    changed > 0 && `${formatCount(changed)} changed`,
    unchanged > 0 && `${formatCount(unchanged)} unchanged`,
    refused > 0 && `${formatCount(refused)} refused`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Describes in sentences what applying an import would do. */
export function planInWords(counts: ImportCounts): string {
  const { added, changed, refused } = counts;
  const parts = [
    added > 0 && `${worksCount(added)} will be added`,
    changed > 0 && `${worksCount(changed)} will be changed`,
  ].filter(Boolean);
  const left =
    refused > 0
      ? ` ${formatCount(refused)} cannot be read as ${refused === 1 ? "a work" : "works"} and ${staysOrStay(refused)} out.`
      : "";
  if (parts.length > 0) return `${parts.join(" and ")}.${left}`;
  if (counts.unchanged > 0)
    return `All of it is in the collection already. There is nothing to bring in.${left}`;
  return `There is nothing in it to bring in.${left}`;
}

/** Describes in a sentence what an import has done. */
export function resultInWords({ added, changed, unchanged, refused }: ImportCounts): string {
  const parts = [
    added > 0 && `${worksCount(added)} added`,
    changed > 0 && `${formatCount(changed)} changed`,
    unchanged > 0 && `${formatCount(unchanged)} left as they were`,
    refused > 0 && `${formatCount(refused)} refused`,
  ].filter(Boolean);
  return parts.length === 0 ? "Nothing came of it." : `${parts.join(", ")}.`;
}

/** Formats a number of rows: `1 row`, `1,204 rows`. */
export function rowsCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "row" : "rows"}`;
}

/**
 * Formats a remaining time.
 *
 * @param seconds 0 or more
 */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} minutes left`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const andRest = rest > 0 ? ` ${rest} min` : "";
  return `about ${hours} ${hours === 1 ? "hour" : "hours"}${andRest} left`;
}

const units = ["bytes", "KB", "MB", "GB"] as const;

/** Formats a size in bytes: `3.4 MB`. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const number = bytes / 1000 ** power;
  return `${power === 0 || number >= 100 ? Math.round(number) : number.toFixed(1)} ${units[power]}`;
}

const staysOrStay = (count: number) => (count === 1 ? "stays" : "stay");
