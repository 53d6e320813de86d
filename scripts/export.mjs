// `npm run export -- PATH`: writes the collection to a file, on a fresh clone too.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";

// Run by itself or from another script, what npm says of its caller does not concern this one.
if (process.env.npm_lifecycle_event !== "export") process.env.INIT_CWD = process.cwd();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();
await import(pathToFileURL(path.resolve("build/server/export.mjs")).href);
