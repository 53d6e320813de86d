/** Starts the process that works on an import from its TypeScript source. */
import { register } from "tsx/esm/api";

register();
await import("./job.ts");
