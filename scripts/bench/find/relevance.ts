import type { BenchTable } from "../table.ts";
import { ask } from "./ask.ts";
import type { Collection } from "./collection.ts";
import { relevanceSet } from "./relevance-set.ts";
import type { FoundWork } from "./relevance-set.ts";
import { startFindServer } from "./server.ts";

const goal = 0.9;
/** Number of results that are examined. An expected result further down counts as not found. */
const looked = 10;

const query = `query ($search: String!) { works(first: ${looked}, search: $search) { edges { node {
  identifier title creators(first: 10) { name } date technique subjects } } } }`;

/** Measures the mean reciprocal rank of the expected results. */
export async function benchRelevance(collection: Collection): Promise<BenchTable> {
  const server = await startFindServer(collection);
  const places: { typed: string; place: number; first: string }[] = [];
  try {
    for (const [typed, expected] of relevanceSet) {
      const { works } = await ask<{ works: { edges: { node: FoundWork }[] } }>(server.url, query, {
        search: typed,
      });
      const found = works.edges.map(({ node }) => node);
      const [best] = found;
      places.push({
        typed,
        place: found.findIndex(expected) + 1,
        first: best
          ? `${best.identifier}, ${best.title}, ${best.creators[0]?.name ?? ""}`
          : "nothing",
      });
    }
  } finally {
    await server.stop();
  }
  const score = places.reduce((sum, { place }) => sum + (place && 1 / place), 0) / places.length;
  const others = places.filter(({ place }) => place !== 1);
  return {
    name: "find, relevance",
    columns: ["typed", "place of what is expected", "instead"],
    rows: others.map(({ typed, place, first }) => [typed, place || `not in ${looked}`, first]),
    goals: [
      {
        text: `mean reciprocal rank of ${places.length} searches: ${goal}`,
        met: score >= goal,
        value: score.toFixed(3),
      },
    ],
    notes: [
      `${places.length - others.length} searches have first what is expected, and are left out.`,
    ],
  };
}
