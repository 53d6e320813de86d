/** Starts the process that works on an import from its TypeScript source. */
import { runSource } from "../../../../scripts/lib/run-source.mjs";

await runSource(new URL("./job.ts", import.meta.url));
