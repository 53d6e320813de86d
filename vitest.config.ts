import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { graphqlTagForVite } from "./scripts/lib/graphql-tag.mjs";

/** What esbuild puts into the client's bundle; the tests have fixed values. */
const define = { __BUILD_ID__: '"test-build"', __CONTRACT_HASH__: '"test-contract"' };

const clientTests = {
  environment: "happy-dom",
  setupFiles: "tests/support/client-setup.ts",
  unstubGlobals: true,
  restoreMocks: true,
  testTimeout: 20_000,
  // Some load the code of a part first: transforming it takes its time, which is not what is tested.
  hookTimeout: 120_000,
};

/** Tests that put something in the place of a module, which then holds for all tests of the same worker. */
const withMocks = readdirSync("tests/client", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join("tests/client", name))
  .filter((path) => readFileSync(path, "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [graphqlTagForVite()],
  define,
  // Vite would take graphql's ES module, libraries loaded by Node take the other, and the two
  // do not know each other's types.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }],
  },
  test: {
    // By itself Vitest leaves a core idle, which is half of the smallest machine these tests are for.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine may keep a test waiting for too long once; the report names those that were run twice.
    retry: 1,
    projects: [
      // A worker for each file would take three times as long.
      {
        extends: true,
        test: {
          ...clientTests,
          name: "client",
          include: ["tests/client/**/*.test.{ts,tsx}"],
          exclude: withMocks,
          isolate: false,
        },
      },
      { extends: true, test: { ...clientTests, name: "client-mocks", include: withMocks } },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          include: ["tests/{server,text,view,atlas,record,scripts}/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          environment: "node",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["tests/browser/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
