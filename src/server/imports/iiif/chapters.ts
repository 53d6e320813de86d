import { textOf } from "./language.ts";
import type { LeaveOut } from "./left-out.ts";
import type { Range } from "./presentation-schemas.ts";

type Chapter = { label: string; canvases: Set<string> };

/**
 * Returns the label of the innermost range of each canvas, by the canvas's id; of several ranges the first.
 *
 * @param leaveOut called for labels that no canvas gets, for parts of canvases, and for alternative sequences: these
 *   are no chapters, but may contain some (Presentation API 3, behavior `sequence`)
 */
export function chaptersOf(
  ranges: readonly (string | Range)[],
  leaveOut: LeaveOut,
): Map<string, string> {
  const chapters: Chapter[] = [];
  for (const range of ranges) gather(range, null, chapters, leaveOut);
  const labels = new Map<string, string>();
  for (const { label, canvases } of chapters) {
    const own = [...canvases].filter((canvas) => !labels.has(canvas));
    for (const canvas of own) labels.set(canvas, label);
    if (own.length === 0) leaveOut("range label");
    else leaveOut("place of a canvas in another range", canvases.size - own.length);
  }
  return labels;
}

/** Collects ranges, nested ones before the range that contains them. */
function gather(
  range: string | Range,
  around: Chapter | null,
  chapters: Chapter[],
  leaveOut: LeaveOut,
): void {
  const id = typeof range === "string" ? range : (range.id ?? range.source);
  if (typeof range === "string" || range.type === "Canvas" || range.type === "SpecificResource") {
    const [canvas, part] = id?.split("#") ?? [];
    const isPart = part !== undefined || (typeof range === "object" && range.selector);
    if (isPart) leaveOut("part of a canvas in a range");
    if (canvas !== undefined) around?.canvases.add(canvas);
    return;
  }
  const isSequence = range.behavior?.includes("sequence") === true;
  if (isSequence) leaveOut("alternative sequence of canvases");
  const label = isSequence ? null : textOf(range.label);
  const chapter = label === null ? around : { label, canvases: new Set<string>() };
  for (const item of range.items ?? []) gather(item, chapter, chapters, leaveOut);
  if (chapter !== null && chapter !== around) chapters.push(chapter);
}
