import type { BenchTable } from "../table.ts";
import { benchTate } from "./tate.ts";

/** A museum's works brought in while a site is visited. */
export async function benchImport(): Promise<BenchTable[]> {
  return [await benchTate()];
}
