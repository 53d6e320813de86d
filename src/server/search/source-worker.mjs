/**
 * Starts the index's thread from its TypeScript source. It registers tsx itself, because `--import tsx`
 * takes effect in the main thread only.
 */
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
