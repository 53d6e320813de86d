/** Starts the database's thread from its TypeScript source. */
import { runSource } from "../../../../scripts/lib/run-source.mjs";

await runSource(new URL("./worker.ts", import.meta.url));
