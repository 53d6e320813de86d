import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { defineConfig } from "vitest/config";
import { graphqlTagForVite } from "./scripts/lib/graphql-tag.mjs";

/** What esbuild puts into the client's bundle; the tests have fixed values. */
const define = { __BUILD_ID__: '"test-build"', __CONTRACT_HASH__: '"test-contract"' };

const testFiles = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join("tests", name));
const containing = (text: string) =>
  testFiles.filter((path) => readFileSync(path, "utf8").includes(text));

/** Test files that replace a module, which would then hold for all files of the same worker. */
const mocking = containing("vi.mock(");
const mockingOnClient = mocking.filter((path) => path.startsWith(join("tests", "client")));
const mockingOnServer = mocking.filter((path) => !mockingOnClient.includes(path));

/** Test files of which `npm test` runs nothing: loading them takes seconds. */
const leftOut = process.env.VITRINE_SHORT_TESTS ? containing("@module-tag full") : [];

/** Tests of the client that need no document. */
const withoutDocument = ["tests/client/{service-worker,offline}/**/*.test.ts"];

/** With --profile each file also tells how much processor time it used. */
const profileSetup = process.env.VITRINE_PROFILE ? ["scripts/test/profile-setup.ts"] : [];
const setupFiles = [...profileSetup, "tests/support/setup.ts"];

const onClient = { setupFiles: [...setupFiles, "tests/support/client-setup.ts"] };

const inDocument = {
  ...onClient,
  environment: "happy-dom",
  // OpenSeadragon draws, which a test document cannot.
  alias: {
    openseadragon: join(import.meta.dirname, "tests/client/features/viewer/fake-openseadragon.ts"),
  },
};

/** A project that has the settings of all. */
const project = (
  name: string,
  test: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration => ({ extends: true, test: { ...test, name } });

const onServer = {
  environment: "node",
  setupFiles,
  isolate: false,
} as const;

export default defineConfig({
  plugins: [graphqlTagForVite()],
  define,
  // Vite would take graphql's ES module, libraries loaded by Node take the other, and the two
  // do not know each other's types.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }],
  },
  test: {
    // Vitest leaves a core idle by default. A worker more than cores uses the time in which others wait.
    maxWorkers: availableParallelism() + 1,
    // A forgotten `.only` would leave tests out.
    allowOnly: false,
    // A limit ends a test that hangs. No test may depend on how fast the machine is.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,tsx}"],
      reporter: ["json-summary", "html"],
      reportsDirectory: "build/coverage",
    },
    exclude: leftOut,
    tags: [{ name: "full", description: "Left out by `npm test` without a pattern." }],
    // Files share a worker, its modules and its databases: a worker for each file takes three times as long. Files
    // that replace a module have a worker of their own. A worker ends when the next file is of another project or
    // environment, so each project has one environment.
    projects: [
      project("client", {
        ...inDocument,
        isolate: false,
        include: ["tests/client/**/*.test.{ts,tsx}"],
        exclude: [...withoutDocument, ...mockingOnClient],
      }),
      project("client-without-document", {
        ...onClient,
        environment: "node",
        isolate: false,
        include: withoutDocument,
        exclude: mockingOnClient,
      }),
      project("client-mocks", { ...inDocument, include: mockingOnClient }),
      project("server", {
        ...onServer,
        include: ["tests/**/*.test.{ts,tsx}"],
        exclude: ["tests/{client,browser}/**", ...mockingOnServer],
      }),
      project("server-mocks", { ...onServer, isolate: true, include: mockingOnServer }),
      project("browser", {
        ...onServer,
        include: ["tests/browser/**/*.test.{ts,tsx}"],
        exclude: mockingOnServer,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
