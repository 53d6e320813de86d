// `npm run export -- PATH`: writes the collection to a file. Also works in a fresh clone.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";

// npm's variables describe the caller if this script runs directly or from another script, so they do not apply.
if (process.env.npm_lifecycle_event !== "export") process.env.INIT_CWD = process.cwd();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();
await import(pathToFileURL(path.resolve("build/server/export.mjs")).href);
