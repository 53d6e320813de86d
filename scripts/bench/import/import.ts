import type { BenchTable } from "../table.ts";
import { benchKills } from "./kills.ts";
import { benchPictures } from "./pictures.ts";
import { benchTate } from "./tate.ts";

/**
 * A museum's works brought in while a site is visited, pictures against sharp alone, and an import that is killed again and
 * again; of the last two as much as is asked for.
 */
export async function benchImport(pictures: number, kills: number): Promise<BenchTable[]> {
  return [
    await benchTate(),
    ...(pictures > 0 ? [await benchPictures(pictures)] : []),
    ...(kills > 0 ? [await benchKills(kills)] : []),
  ];
}
