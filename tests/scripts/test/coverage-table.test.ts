import { expect, test } from "vitest";
import { coverageOfFolders } from "../../../scripts/test/coverage-table.mjs";

const counts = (covered: number, total: number) => ({ covered, total });

test("coverageOfFolders: sums up files by folder, two levels below src", () => {
  const summary = {
    total: { lines: counts(0, 0), branches: counts(0, 0) },
    "/home/src/view/a.ts": { lines: counts(1, 2), branches: counts(0, 1) },
    "/home/src/client/ui/b.tsx": { lines: counts(3, 4), branches: counts(1, 1) },
    "/home/src/client/ui/deep/c.tsx": { lines: counts(5, 6), branches: counts(2, 4) },
    "/home/src/client/d.ts": { lines: counts(7, 8), branches: counts(0, 0) },
  };
  expect([...coverageOfFolders(summary, "/home")]).toEqual([
    ["src/client", { lines: counts(7, 8), branches: counts(0, 0) }],
    ["src/client/ui", { lines: counts(8, 10), branches: counts(3, 5) }],
    ["src/view", { lines: counts(1, 2), branches: counts(0, 1) }],
    ["src", { lines: counts(16, 20), branches: counts(3, 6) }],
  ]);
});
