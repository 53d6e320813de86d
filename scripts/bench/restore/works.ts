import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import type { worksQuery$rawResponse } from "../../../__generated__/relay/worksQuery.graphql.ts";

const collection = "../shared/data/tate-works.csv.gz";

type Row = Record<string, string>;

/** Returns a response to the site's query for `count` works, with the titles, names and dates of a real collection. */
export function answerOf(count: number): string {
  const edges = catalogue(count).map(edgeOf);
  const data: worksQuery$rawResponse = {
    works: {
      totalCount: count,
      correctedSearch: null,
      edges,
      pageInfo: {
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasPreviousPage: false,
        hasNextPage: false,
      },
    },
    workJumps: [],
  };
  return JSON.stringify({ data }, withTypes);
}

function edgeOf(row: Row, place: number) {
  return {
    cursor: id("Cursor", place),
    match: null,
    node: {
      __typename: "Work" as const,
      id: id("Work", place),
      slug: `${row["title"]}-${place}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      title: row["title"] || "Untitled",
      recordLanguage: null,
      date: row["date"] || null,
      identifier: row["identifier"] || String(place),
      workType: row["classification"] || null,
      technique: row["medium"] || null,
      creditLine: row["credit"] || null,
      dimensions: row["dimensions"] ? { text: row["dimensions"] } : null,
      creators: [{ name: row["creator"] || "Unknown" }],
      primaryImage: {
        id: id("Image", place),
        service: `/iiif/image/3/${createHash("md5").update(String(place)).digest("hex")}`,
        width: 2000 + (place % 700),
        height: 1500 + (place % 900),
        alt: null,
        placeholder: createHash("sha256").update(String(place)).digest("base64").slice(0, 32),
        derivativeWidths: [240, 480, 640, 960, 1600],
      },
    },
  };
}

/** Type names of the objects below each field, which caches store with their records. */
const typeNames: Record<string, string> = {
  works: "WorkConnection",
  edges: "WorkEdge",
  creators: "Creator",
  dimensions: "Dimensions",
  primaryImage: "Image",
  pageInfo: "PageInfo",
};

function withTypes(field: string, value: unknown): unknown {
  const __typename = typeNames[field];
  if (__typename === undefined || value === null) return value;
  return Array.isArray(value)
    ? value.map((one: object) => ({ __typename, ...one }))
    : { __typename, ...(value as object) };
}

function catalogue(count: number): Row[] {
  if (!existsSync(collection)) {
    return Array.from({ length: count }, (_, place) => ({ title: `A picture called ${place}` }));
  }
  return parse(gunzipSync(readFileSync(collection)), { columns: true, to: count }) as Row[];
}

/** Returns an id as long as the site's ids. */
function id(kind: string, place: number): string {
  const hash = createHash("md5").update(String(place)).digest("hex");
  const uuid = hash.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return Buffer.from(`${kind}:${uuid}`).toString("base64url");
}
