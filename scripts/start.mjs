// `npm start`: everything from a fresh clone to a site that is open.
import { prepare } from "./lib/prepare.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
prepare();
await import("../build/server/main.mjs");
