/** Starts a decoding process from its TypeScript source. */
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
