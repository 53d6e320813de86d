// `npm run owner-link`: prints a new link that makes the person who opens it an owner of this site.
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
prepare();
await import(pathToFileURL(path.resolve("build/server/owner-link.mjs")).href);
