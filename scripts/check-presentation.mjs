// Validates manifests and Collections of IIIF Presentation 3, and the documents they list, against the JSON schema of
// the Presentation API's validator. The schema has no licence and is therefore not in this repository:
// docs/conventions.md says where it is.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";

const usage = "node scripts/check-presentation.mjs SCHEMA ADDRESS… [--most 200]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: "string", default: "200" } },
});
const [schemaPath, ...waiting] = positionals;
if (!schemaPath || waiting.length === 0) {
  console.error(usage);
  process.exit(2);
}

const ajv = new Ajv({ strict: false, allErrors: false });
addFormats.default(ajv);
const isValid = ajv.compile(JSON.parse(readFileSync(schemaPath, "utf8")));

/** @type {Map<string, number>} */
const counts = new Map();
let problems = 0;
const seen = new Set(waiting);

while (waiting.length > 0 && seen.size - waiting.length < Number(values.most)) {
  const address = String(waiting.shift());
  const response = await fetch(address);
  /** @type {{ type: string, items?: { id: string, type: string }[], [name: string]: unknown }} */
  const document = await response.json();
  counts.set(document.type, (counts.get(document.type) ?? 0) + 1);
  if (!response.ok || !isValid(document)) {
    problems += 1;
    const [error] = isValid.errors ?? [];
    console.error(
      `✗ ${address}: ${error?.instancePath ?? response.status} ${error?.message ?? ""}`,
    );
  }
  if (document.type !== "Collection") continue;
  for (const { id } of document.items ?? []) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(id);
  }
}
const told = [...counts].map(([type, count]) => `${count} ${type}`).join(", ");
console.log(
  `${told}: ${problems === 0 ? "all as the schema wants them" : `${problems} not as the schema wants them`}.`,
);
process.exit(problems === 0 ? 0 : 1);
