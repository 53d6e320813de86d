import type { BenchTable } from "../table.ts";
import { benchKills } from "./kills.ts";
import { benchPictures } from "./pictures.ts";
import { benchTate } from "./tate.ts";

/**
 * Measures the import of a museum's works while visitors browse, the import of images compared with sharp alone, and an
 * import that is killed repeatedly. Runs the last two only as often as requested.
 */
export async function benchImport(pictures: number, kills: number): Promise<BenchTable[]> {
  return [
    await benchTate(),
    ...(pictures > 0 ? [await benchPictures(pictures)] : []),
    ...(kills > 0 ? [await benchKills(kills)] : []),
  ];
}
