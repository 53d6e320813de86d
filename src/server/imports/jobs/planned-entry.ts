import type { ComparedWork } from "../../store/compare-works.ts";
import type { ImportProblemInput } from "../../store/import-runs.ts";
import { UnstorableWork } from "../../store/problems.ts";
import { assertStorable } from "../../store/storable.ts";
import { isSilentOfImages } from "../prepare-entry.ts";
import type { Workshop } from "../workshop.ts";
import { PictureRefused } from "../picture-refused.ts";
import type { Remark } from "../remarks.ts";
import type { SourceEntry } from "../source-parts.ts";
import { plannedPictures } from "./planned-pictures.ts";

/** An entry of a source with its position in it, from 0. */
export type PlacedEntry = SourceEntry & { sequence: number };

/** The planned outcome of a row, determined without any change: a work, or the reason for its rejection. */
export type PlannedEntry = Pick<PlacedEntry, "sequence" | "row"> &
  (
    | { work: ComparedWork; saysStatus: boolean; pictures: string[]; remarks: readonly Remark[] }
    | { problem: ImportProblemInput }
  );

/** Validates a row as far as possible without decoding images or loading them from other sites. */
export async function planEntry(
  { sequence, row, result, remarks = [] }: PlacedEntry,
  workshop: Workshop,
): Promise<PlannedEntry> {
  if ("problem" in result) return { sequence, row, problem: result.problem };
  const { identifier } = result.work;
  try {
    const ofPages: Remark[] = [];
    const images =
      "images" in result ? await plannedPictures(result.images, workshop, ofPages) : null;
    assertStorable({ ...result.work, images: images ?? [] }, 0);
    const pictures =
      "images" in result
        ? result.images.map(({ file }) => file)
        : result.pictures.flatMap(({ addresses }) => addresses.slice(0, 1));
    const saysStatus = "images" in result && result.saysStatus === true;
    const work = { ...result.work, images, isSilentOfImages: isSilentOfImages(result) };
    return {
      sequence,
      row,
      work,
      saysStatus,
      pictures,
      remarks: [...remarks, ...ofPages],
    };
  } catch (problem) {
    if (problem instanceof PictureRefused) {
      return { sequence, row, problem: problem.of(row, identifier) };
    }
    if (problem instanceof UnstorableWork) {
      const { message } = problem;
      return { sequence, row, problem: { row, identifier, code: "unstorable", message } };
    }
    throw problem;
  }
}
