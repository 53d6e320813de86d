import * as v from "valibot";
import { dublinCore } from "./oai-record.ts";

/** Error codes of the protocol. */
export type OaiErrorCode =
  | "badArgument"
  | "badResumptionToken"
  | "badVerb"
  | "cannotDisseminateFormat"
  | "idDoesNotExist"
  | "noRecordsMatch"
  | "noSetHierarchy";

/** Request error that the protocol defines. */
export class OaiError extends Error {
  override name = "OaiError";
  constructor(
    readonly code: OaiErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Range of a list of records, and the record after which it starts. */
export type OaiRange = {
  from: Date | null;
  /** Exclusive end: the second after the time or day that `until` names. */
  before: Date | null;
  after: { updatedAt: Date; id: string } | null;
};

/** Parsed request. */
export type OaiRequest =
  | { verb: "Identify" | "ListSets" }
  | { verb: "ListMetadataFormats"; identifier: string | null }
  | { verb: "GetRecord"; identifier: string }
  | { verb: "ListIdentifiers" | "ListRecords"; range: OaiRange };

type Verb = OaiRequest["verb"];

/** Arguments of each verb; those with `!` are required. */
const argumentsOf: Record<Verb, readonly string[]> = {
  Identify: [],
  ListSets: ["resumptionToken"],
  ListMetadataFormats: ["identifier"],
  GetRecord: ["identifier!", "metadataPrefix!"],
  ListIdentifiers: ["metadataPrefix!", "from", "until", "set"],
  ListRecords: ["metadataPrefix!", "from", "until", "set"],
};

/**
 * Parses the arguments of an OAI-PMH 2.0 request.
 *
 * @throws OaiError with the code and a message
 */
export function readOaiRequest(given: URLSearchParams): OaiRequest {
  const verb = verbOf(given);
  const told = new Map([...given].filter(([name]) => name !== "verb"));
  if (new Set(given.keys()).size !== [...given].length) {
    throw new OaiError("badArgument", "An argument stands there twice.");
  }
  const lists = verb === "ListIdentifiers" || verb === "ListRecords";
  const token = told.get("resumptionToken");
  if (lists && token !== undefined) {
    if (told.size > 1) {
      throw new OaiError("badArgument", "Beside resumptionToken there is no other argument.");
    }
    return { verb, range: readToken(token) };
  }
  checkNames(verb, told);
  if (verb === "ListSets") {
    if (token !== undefined) throw new OaiError("badResumptionToken", "Sets have none.");
    return { verb };
  }
  if (verb === "Identify") return { verb };
  const identifier = told.get("identifier") ?? null;
  if (verb === "ListMetadataFormats") return { verb, identifier };
  if (told.get("metadataPrefix") !== dublinCore.prefix) {
    throw new OaiError(
      "cannotDisseminateFormat",
      `Records are given as ${dublinCore.prefix} alone.`,
    );
  }
  if (verb === "GetRecord") return { verb, identifier: identifier ?? "" };
  if (told.has("set")) throw new OaiError("noSetHierarchy", "There are no sets here.");
  return { verb, range: { ...rangeOf(told.get("from"), told.get("until")), after: null } };
}

/** Returns the resumption token of a list. It contains the whole range, so the server stores no state for it. */
export function writeToken({ from, before, after }: OaiRange): string {
  const said = [from, before, after?.updatedAt ?? null].map((one) => one?.getTime() ?? null);
  return Buffer.from(JSON.stringify([...said, after?.id ?? ""])).toString("base64url");
}

/** Times that the database can compare, in milliseconds; no change is earlier or later. */
const earliest = Date.UTC(100, 0);
const latest = Date.UTC(8000, 0);
const moment = v.pipe(v.number(), v.integer(), v.minValue(earliest), v.maxValue(latest));
const tokenSchema = v.strictTuple([
  v.nullable(moment),
  v.nullable(moment),
  moment,
  v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
]);

function readToken(token: string): OaiRange {
  const wrong = new OaiError("badResumptionToken", "It is none that was given here.");
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
  } catch {
    throw wrong;
  }
  const parsed = v.safeParse(tokenSchema, value);
  if (!parsed.success) throw wrong;
  const [from, before, updatedAt, id] = parsed.output;
  const date = (time: number | null) => (time === null ? null : new Date(time));
  return { from: date(from), before: date(before), after: { updatedAt: new Date(updatedAt), id } };
}

function verbOf(given: URLSearchParams): Verb {
  const [verb, another] = given.getAll("verb");
  const known = Object.keys(argumentsOf).find((one): one is Verb => one === verb);
  if (known && another === undefined) return known;
  const verbs = Object.keys(argumentsOf).join(", ");
  throw new OaiError("badVerb", `Ask with one verb out of ${verbs}.`);
}

function checkNames(verb: Verb, told: ReadonlyMap<string, string>): void {
  const names = argumentsOf[verb].map((name) => name.replace("!", ""));
  const other = [...told.keys()].find((name) => !names.includes(name));
  if (other !== undefined) {
    throw new OaiError("badArgument", `${verb} has no argument “${other.slice(0, 60)}”.`);
  }
  const required = argumentsOf[verb].filter((name) => name.endsWith("!"));
  const missing = required.map((name) => name.slice(0, -1)).find((name) => !told.get(name));
  if (missing !== undefined) throw new OaiError("badArgument", `${verb} needs “${missing}”.`);
}

function rangeOf(from: string | undefined, until: string | undefined) {
  if (from !== undefined && until !== undefined && from.length !== until.length) {
    throw new OaiError("badArgument", "from and until are written to the day both, or the second.");
  }
  const start = from === undefined ? null : readTime("from", from);
  const end = until === undefined ? null : readTime("until", until);
  if (start && end && start > end) {
    throw new OaiError("badArgument", "from is later than until.");
  }
  const lasts = until?.length === 10 ? 24 * 60 * 60 * 1000 : 1000;
  return {
    from: start && within(start.getTime()),
    before: end && within(end.getTime() + lasts),
  };
}

function within(time: number): Date {
  return new Date(Math.min(Math.max(time, earliest), latest));
}

function readTime(name: string, text: string): Date {
  const isOne = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/.test(text);
  const time = new Date(text);
  // `Date` converts an invalid day to another day, or to an invalid date.
  if (
    isOne &&
    !Number.isNaN(time.getTime()) &&
    time.toISOString().startsWith(text.replace("Z", ""))
  ) {
    return time;
  }
  throw new OaiError("badArgument", `${name} is no time such as 2026-11-22T10:00:00Z.`);
}
