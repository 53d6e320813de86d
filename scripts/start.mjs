// `npm start`: everything from a fresh clone to a site that is open.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();
await import(pathToFileURL(path.resolve("build/server/main.mjs")).href);
