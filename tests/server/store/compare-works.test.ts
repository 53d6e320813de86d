import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { compareWorks } from "../../../src/server/store/compare-works.ts";
import { finishImport, startImport } from "../../../src/server/store/import-runs.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { beginUndo, undoStep } from "../../../src/server/store/undo-import.ts";
import type { ImageInput, UnsaidField, WorkInput } from "../../../src/server/store/work-input.ts";
import { eachDatabase } from "../../support/database.ts";
import { runs } from "../../support/runs.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

eachDatabase("compare-works", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  const status = fc.constantFrom("DRAFT" as const, "PUBLISHED" as const, "WITHDRAWN" as const);
  const given = fc.record({
    number: fc.nat(11),
    title: fc.constantFrom("One", "Two"),
    images: fc.constantFrom<ImageInput[]>(
      [],
      [imageInput("a".repeat(32))],
      [imageInput("b".repeat(32))],
      [imageInput("a".repeat(32), { alt: null, role: "OTHER", unsaid: ["alt", "role"] })],
    ),
    isSilentOfImages: fc.boolean(),
    date: fc.constantFrom(null, "1850", "1900"),
    unsaid: fc.subarray<UnsaidField>(["date", "subjects", "earliestYear"]),
    metadata: fc.subarray([
      { label: "Box", values: ["7"] },
      { label: "Shelf", values: ["9"] },
    ]),
    saidLabels: fc.subarray(["Box", "Shelf"]),
    status,
    saysStatus: fc.boolean(),
  });
  const batch = fc.uniqueArray(given, { selector: ({ number }) => number, maxLength: 12 });

  test("the comparison predicts what applying does, whatever exists or was removed", async () => {
    await fc.assert(
      fc.asyncProperty(batch, fc.boolean(), async (works, isUndone) => {
        const inputs = works.map(({ number, saysStatus: _, ...told }): WorkInput =>
          workInput({ identifier: `C${number}`, ...told }),
        );
        const silent = works.flatMap((work, index) => (work.saysStatus ? [] : [index]));
        const identifiers = new Set(silent.map((index) => inputs[index]?.identifier ?? ""));
        const unsaid = { identifiers, ofNew: "DRAFT" as const };
        const compared = await compareWorks(store.db, inputs, unsaid);

        const { id } = await startImport(store.db, { label: "test", sourceKey: "test" });
        const cause = { through: "IMPORT", actor: "COMMAND", importId: id } as const;
        const applied = await applyWorks(store.db, inputs, cause, { unsaid });
        expect(compared.map(({ fate }) => fate.toLowerCase())).toEqual(
          applied.map(({ fate }) => fate),
        );
        await finishImport(store.db, id, "DONE");
        if (!isUndone) return;
        await beginUndo(store.db, id, { actor: "COMMAND", keepLaterEdits: false });
        while (!(await undoStep(store.db, id)).finishedAt);
      }),
      { numRuns: runs(12) },
    );
  });

  test("unknown images count as the existing ones", async () => {
    const work = workInput({ identifier: "P1", images: [imageInput("c".repeat(32))] });
    await applyWorks(store.db, [work]);
    const unsaid = { identifiers: new Set<string>(), ofNew: "DRAFT" as const };
    const unknown = { ...work, images: null };
    expect(await compareWorks(store.db, [unknown], unsaid)).toEqual([{ fate: "UNCHANGED" }]);
    const other = { ...unknown, title: "Other" };
    expect(await compareWorks(store.db, [other], unsaid)).toMatchObject([
      { fate: "CHANGED", before: work, after: { title: "Other", images: work.images } },
    ]);
  });
});
