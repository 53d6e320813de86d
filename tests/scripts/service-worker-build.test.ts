import type { Metafile } from "esbuild";
import { expect, it } from "vitest";
import { filesToKeep } from "../../scripts/lib/service-worker-build.mjs";

const output = (
  entryPoint?: string,
  imports: [string, "import-statement" | "dynamic-import"][] = [],
) => ({
  bytes: 1,
  exports: [],
  inputs: {},
  imports: imports.map(([path, kind]) => ({ path, kind })),
  ...(entryPoint === undefined ? {} : { entryPoint }),
});
const metafile: Metafile = {
  inputs: {
    "src/client/routes/home.tsx": {
      bytes: 1,
      imports: [
        { path: "src/client/features/home/HomePage.tsx", kind: "dynamic-import" },
        { path: "src/client/ui/Button.tsx", kind: "import-statement" },
      ],
    },
    "src/client/features/home/HomePage.tsx": {
      bytes: 1,
      imports: [{ path: "src/client/ui/slider.ts", kind: "dynamic-import" }],
    },
  },
  outputs: {
    "out/app.js": output("src/client/main.tsx", [
      ["out/shared.js", "import-statement"],
      ["out/HomePage.js", "dynamic-import"],
    ]),
    "out/app.js.map": output(),
    "out/HomePage.js": output("src/client/features/home/HomePage.tsx", [
      ["out/cards.js", "import-statement"],
      ["out/slider.js", "dynamic-import"],
    ]),
    "out/slider.js": output("src/client/ui/slider.ts"),
    "out/cards.js": output(undefined, [["out/deep.js", "import-statement"]]),
    "out/deep.js": output(),
    "out/shared.js": output(),
    "out/styles.css": output("src/client/styles.css"),
    "out/inter.woff2": output(),
  },
};

it("service-worker-build: precaches the entry and each route's initial files, but no lazy parts or source maps", () => {
  expect(filesToKeep(metafile, "src/client/main.tsx")).toEqual([
    "out/HomePage.js",
    "out/app.js",
    "out/cards.js",
    "out/deep.js",
    "out/inter.woff2",
    "out/shared.js",
    "out/styles.css",
  ]);
});
