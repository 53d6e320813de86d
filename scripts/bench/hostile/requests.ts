import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { GraphQLInputType, GraphQLNamedType, GraphQLSchema } from "graphql";
import type { Sent } from "./client.ts";
import type { HostileSite } from "./site.ts";

type Request = Omit<Sent, "url" | "from">;

/** Unusual text: control and combining characters, quotes, percent signs, very long. */
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("", "%", "%00", "../../etc/passwd", "null", "-1", "1e309", "\u0301".repeat(500)),
  fc.integer({ min: 1_000, max: 100_000 }).map((length) => "x".repeat(length)),
);
const oddNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53));
const encoded = (text: string, length: number) =>
  encodeURIComponent(Buffer.from(text).toString()).slice(0, length);
/** Literals of scalars in operations; all others are strings. */
const literals: Record<string, string[]> = {
  Int: ["1", "-1", "100", "99999999999"],
  Float: ["0.5", "-1e308"],
  Boolean: ["true", "false"],
};
const json = { "content-type": "application/json" };

/**
 * Returns requests of each kind that a stranger may send: valid, damaged and extreme ones. The list is always the same.
 *
 * @param count number of each kind
 */
export function hostileRequests(site: HostileSite, count: number): Record<string, Request[]> {
  const sample = (requests: fc.Arbitrary<Request>) =>
    fc.sample(requests, { numRuns: count, seed: 21 });
  return {
    GraphQL: sample(graphqlRequests(buildSchema(readFileSync("schema.graphql", "utf8")))),
    uploads: sample(uploadRequests(site.curator)),
    images: sample(imageRequests(site.service)),
    pages: sample(pageRequests(site.slug)),
  };
}

/** Returns messages of the subprotocol graphql-transport-ws, including damaged and extreme ones. */
export function hostileMessages(count: number): string[] {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const payload = fc.oneof(
    fc.record({ query: documents(schema), variables: fc.object() }),
    fc.jsonValue(),
  );
  const type = fc.constantFrom("subscribe", "connection_init", "complete", "ping", "pong", "x");
  const message = fc
    .record({ id: fc.oneof(oddText, fc.constant("1")), type, payload })
    .map((it) => JSON.stringify(it));
  return fc.sample(fc.oneof({ weight: 9, arbitrary: message }, oddText), {
    numRuns: count,
    seed: 21,
  });
}

function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<Request> {
  const valid = fc.record({ query: documents(schema), variables: fc.object({ maxDepth: 4 }) });
  const damaged = fc.tuple(valid, fc.nat(), oddText).map(([{ query }, place, text]) => {
    const at = place % (query.length + 1);
    return { query: query.slice(0, at) + text + query.slice(at), variables: {} };
  });
  const large = fc.integer({ min: 10_000, max: 390_000 }).map((length) => ({
    query: `{ ${"site { title } ".repeat(length / 15)} }`,
    variables: {},
  }));
  const introspection = fc.integer({ min: 1, max: 300 }).map((aliases) => ({
    query: `{ ${Array.from({ length: aliases }, (_, index) => `a${index}: __schema { types { name fields { name type { name } } } }`).join(" ")} }`,
    variables: {},
  }));
  const operation = fc
    .oneof(
      { weight: 6, arbitrary: valid },
      { weight: 2, arbitrary: damaged },
      { weight: 1, arbitrary: large },
      { weight: 1, arbitrary: introspection },
    )
    .map((it) => JSON.stringify(it));
  const body = fc.oneof({ weight: 9, arbitrary: operation }, oddText, fc.json());
  const post = body.map((text) => ({
    path: "/graphql",
    method: "POST",
    headers: json,
    body: text,
  }));
  const get = fc.tuple(documents(schema), oddText).map(([query, variables]) => ({
    path: `/graphql?${new URLSearchParams({ query: query.slice(0, 6_000), variables: variables.slice(0, 2_000) })}`,
  }));
  return fc.oneof({ weight: 4, arbitrary: post }, get);
}

/** Generates operations by walking through the schema; most are valid. */
function documents(schema: GraphQLSchema): fc.Arbitrary<string> {
  const root = fc.constantFrom(
    { kind: "query", type: schema.getQueryType(), fields: 3 },
    { kind: "subscription", type: schema.getSubscriptionType(), fields: 1 },
  );
  return fc
    .tuple(root, fc.infiniteStream(fc.nat({ max: 999 })))
    .map(([{ kind, type, fields }, choices]) => {
      const next = () => choices.next().value as number;
      const depth = 1 + (next() % 9);
      return type ? `${kind} ${selection(type, { depth, fields, next })}` : "{ site { title } }";
    });
}

/** State of the walk: remaining levels, maximum fields of this level, and the next random number. */
type Walk = { depth: number; fields: number; next: () => number };

function selection(type: GraphQLNamedType, { depth, fields: most, next }: Walk): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return "{ __typename }";
  const fields = Object.values(type.getFields());
  const chosen = Array.from({ length: 1 + (next() % most) }, (_, index) => {
    const field = fields[next() % fields.length];
    if (!field) return "__typename";
    const args = field.args
      .filter(({ type: argument }) => isNonNullType(argument) || next() % 2 === 0)
      .map(({ name, type: argument }) => `${name}: ${literal(argument, next)}`);
    const inner = getNamedType(field.type);
    if (isCompositeType(inner) && depth === 0) return "__typename";
    const walk = { depth: depth - 1, fields: 3, next };
    const within = isCompositeType(inner) ? selection(inner, walk) : "";
    return `f${index}: ${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""} ${within}`;
  });
  return `{ ${chosen.join(" ")} }`;
}

function literal(type: GraphQLInputType, next: () => number): string {
  if (isNonNullType(type)) return literal(type.ofType, next);
  if (isListType(type)) return `[${literal(type.ofType, next)}]`;
  if ("getValues" in type) return type.getValues()[next() % type.getValues().length]?.name ?? "X";
  if ("getFields" in type) {
    const given = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${given.map((field) => `${field.name}: ${literal(field.type, next)}`).join(", ")} }`;
  }
  const usual = literals[getNamedType(type).name] ?? ['"many-images"', '""', '"V29yazox"', '"%"'];
  return usual[next() % usual.length] as string;
}

function uploadRequests(curator: { cookie: string }): fc.Arbitrary<Request> {
  const name = oddText.map((text) => encoded(text, 4_000));
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 4_000 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom("PK\u0003\u0004", "\u001f\u008b", "GIF89a", "RIFF").map(Buffer.from),
    oddText.map((text) => Buffer.from(text)),
  );
  const member = fc.constantFrom({}, curator);
  return fc.tuple(name, body, member, oddText).map(([fileName, bytes, headers, into]) => ({
    path: `/desk/uploads${into.length % 3 === 0 ? `?into=${encoded(into, 2_000)}` : ""}`,
    method: "POST",
    headers: { ...headers, "x-file-name": fileName, "content-type": "application/octet-stream" },
    body: bytes,
  }));
}

function imageRequests(service: string): fc.Arbitrary<Request> {
  const numbers = fc.array(oddNumber, { minLength: 1, maxLength: 5 }).map((list) => list.join(","));
  const part = (...usual: string[]) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...usual) },
      { weight: 2, arbitrary: numbers },
      {
        weight: 1,
        arbitrary: oddText.map((text) => encoded(text, 600)),
      },
    );
  return fc
    .tuple(
      part("full", "square", "0,0,64,64", "pct:10,10,5,5"),
      part("max", "64,", ",64", "!64,64", "pct:1", "^!80,80"),
      part("0", "90", "!180", "22.5"),
      part("default.jpg", "gray.png", "bitonal.webp", "color.gif", "default.tif"),
    )
    .map((parts) => ({ path: `${service}/${parts.join("/")}` }));
}

function pageRequests(slug: string): fc.Arbitrary<Request> {
  const place = fc.constantFrom(
    ...["/", "/works", `/works/${slug}`, "/compare", "/exhibitions", "/albums", "/tours", "/oai"],
    ...["/oembed", "/feed.atom", "/sitemap.xml", "/iiif/collection/works", "/embed", "/desk/works"],
    ...[`/iiif/manifest/${slug}`, "/assets/x.js", "/view"],
  );
  const name = fc.constantFrom("q", "page", "view", "after", "verb", "url", "iiif-content", "year");
  const value = oddText.map((text) => encoded(text, 3_000));
  const search = fc.array(
    fc.tuple(name, value).map((pair) => pair.join("=")),
    { maxLength: 4 },
  );
  return fc.tuple(place, search).map(([path, parameters]) => ({
    path: `${path}?${parameters.join("&")}`,
    headers: { accept: "text/html" },
  }));
}
