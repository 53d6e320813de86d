import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const silencing = [
  "/* oxlint-disable */\ndebugger;",
  "/*oxlint-disable*/ debugger; /*oxlint-enable*/",
  "/* oxlint-disable vitrine/no-silencing-comments, no-debugger */\ndebugger;",
  "#!/usr/bin/env node\n/* oxlint-disable */\ndebugger;",
  "\uFEFF/* oxlint-disable */\ndebugger;",
  "debugger; // oxlint-disable-line",
  "// oxlint-disable-next-line no-debugger\ndebugger;",
  "// eslint-disable-next-line no-debugger\ndebugger;",
  "// @ts-ignore\nexport {};",
  "/* a\n * @ts-expect-error */\nexport {};",
  "// @ts-nocheck\nexport {};",
];
const harmless = 'export const a = "/* oxlint-disable */"; // not @ts-ignore, nor oxlint-disable';

test("vitrine: no comment silences a rule, nor the report about it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-lint-"));
  const files = [harmless, ...silencing].map((text, at) => ({ name: `file-${at}.mjs`, text }));
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/oxlint/bin/oxlint", "-c", ".oxlintrc.json", "-f", "unix", folder],
    { encoding: "utf8" },
  );
  const reported = files.filter(({ name }) =>
    stdout.split("\n").some((line) => line.includes(`${name}:`) && line.includes("no-silencing")),
  );
  expect(reported.map(({ text }) => text)).toEqual(silencing);
  await rm(folder, { recursive: true });
});
