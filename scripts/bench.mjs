// `npm run bench [-- NAME …] [--json] [--check]`: measures side by side, in one run, and prints tables.
import { fileURLToPath } from "node:url";
import { install, prepare, requireNode, run } from "./lib/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
requireNode();
install();
prepare();
run(process.execPath, ["--import", "tsx", "scripts/bench/main.ts", ...process.argv.slice(2)]);
