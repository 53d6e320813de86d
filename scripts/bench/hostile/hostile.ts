import type { BenchTable } from "../table.ts";
import { benchNetworks } from "./networks.ts";
import { benchOverload } from "./overload.ts";
import { startHostileSite } from "./site.ts";
import { benchSurvival } from "./survival.ts";

const requests = 10_000;

/**
 * Measures how hostile and excessive requests affect a site and its other visitors.
 *
 * @param minutes duration of each attack of one network; connections are held for twice as long
 */
export async function benchHostile(minutes: number): Promise<BenchTable[]> {
  const site = await startHostileSite();
  try {
    return [
      await benchNetworks(site, minutes),
      await benchOverload(site, 60),
      await benchSurvival(site, { count: requests, minutes: 2 * minutes }),
    ];
  } finally {
    await site.remove();
  }
}
