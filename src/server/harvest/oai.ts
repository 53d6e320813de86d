import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fairGroupOf } from "../accounts/network-address.ts";
import { BudgetUsedUp, renderCost } from "../admission.ts";
import { unlessFailing } from "../log.ts";
import { originOf } from "../site/origin.ts";
import { settledChanges } from "../store/settled-changes.ts";
import type { SettledChanges } from "../store/settled-changes.ts";
import { earliestChange, harvestedWork, harvestedWorks } from "../store/published-lists.ts";
import { OaiError, readOaiRequest, writeToken } from "./oai-request.ts";
import type { OaiRange, OaiRequest } from "./oai-request.ts";
import { dublinCore, oaiHeader, oaiIdentifier, oaiRecord, oaiTime } from "./oai-record.ts";
import type { HarvestServices } from "./services.ts";
import { escapeXml, xmlElement, xmlHead } from "./xml.ts";

/** Maximum number of records in one response. */
const recordsOfAnswer = 100;
/** Number of characters in one response after which no more records are added: a work may have 500,000. */
const charactersOfAnswer = 2_000_000;

/** Maximum size of the body of a request, in bytes; a resumption token has some 200. */
const bodyLimit = 4096;

/** Matches a request that is clearly not for a list, without parsing it before the network is charged. */
const asksForNoList = /(?:^\??|&)verb=(?:Identify|GetRecord|ListMetadataFormats|ListSets)(?:&|$)/;

const plain = "text/plain; charset=utf-8";

type Source = HarvestServices & {
  log: FastifyBaseLogger;
  origin: string;
  host: string;
  settled: SettledChanges;
};

/** Serves `/oai`: OAI-PMH 2.0, by GET and POST, with records of published works in Dublin Core. */
export async function registerOai(app: FastifyInstance, services: HarvestServices): Promise<void> {
  await app.register(async (routes) => {
    const form = "application/x-www-form-urlencoded";
    routes.addContentTypeParser(form, { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    const answer = async (request: FastifyRequest, reply: FastifyReply, given: string) => {
      const origin = originOf(request, services.publicOrigin);
      const { hostname: host } = new URL(origin);
      const make = async () => {
        // Read the watermark before the query, so that a client that next requests later changes misses none.
        const settled = await settledChanges(services.db);
        const source = { ...services, log: request.log, origin, host, settled };
        return answerTo(new URLSearchParams(given), source);
      };
      void reply.header("access-control-allow-origin", "*").header("cache-control", "no-cache");
      const cost = asksForNoList.test(given) ? renderCost.usual : renderCost.large;
      try {
        const bytesOf = (made: string) => Buffer.byteLength(made);
        const made = await services.admission.render(request, cost, make, bytesOf);
        const { unsentBytes } = request.server;
        unsentBytes?.add(fairGroupOf(request.ip), bytesOf(made), reply.raw);
        return await reply.type("text/xml; charset=utf-8").send(made);
      } catch (error) {
        if (!(error instanceof BudgetUsedUp)) throw error;
        // The only status with which OAI-PMH 2.0 tells harvesters to wait (section 3.1.2.2).
        return reply.code(503).headers(error.headers).type(plain).send(`${error.message}\n`);
      }
    };
    routes.get("/oai", (request, reply) =>
      answer(request, reply, new URL(request.url, "http://site").search),
    );
    routes.post("/oai", { bodyLimit }, (request, reply) =>
      answer(request, reply, typeof request.body === "string" ? request.body : ""),
    );
  });
}

async function answerTo(given: URLSearchParams, source: Source): Promise<string> {
  try {
    const asked = readOaiRequest(given);
    const content = await contentOf(asked, source);
    const attributes = [...given].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
    return documentOf(attributes, `<${asked.verb}>${content}</${asked.verb}>`, source);
  } catch (problem) {
    if (!(problem instanceof OaiError)) throw problem;
    const { code, message } = problem;
    const isUnderstood = code !== "badVerb" && code !== "badArgument";
    const attributes = isUnderstood
      ? [...given].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("")
      : "";
    return documentOf(attributes, `<error code="${code}">${escapeXml(message)}</error>`, source);
  }
}

function documentOf(attributes: string, content: string, { origin, settled }: Source): string {
  const namespace = "http://www.openarchives.org/OAI/2.0/";
  return [
    `${xmlHead}<OAI-PMH xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`,
    ` xsi:schemaLocation="${namespace} ${namespace}OAI-PMH.xsd">`,
    xmlElement("responseDate", oaiTime(settled.until)),
    `<request${attributes}>${escapeXml(origin)}/oai</request>`,
    `${content}</OAI-PMH>\n`,
  ].join("");
}

async function contentOf(asked: OaiRequest, source: Source): Promise<string> {
  const { db, host, origin, site } = source;
  switch (asked.verb) {
    case "Identify":
      return [
        xmlElement("repositoryName", site.title),
        xmlElement("baseURL", `${origin}/oai`),
        xmlElement("protocolVersion", "2.0"),
        xmlElement("adminEmail", `postmaster@${host}`),
        xmlElement("earliestDatestamp", oaiTime((await earliestChange(db)) ?? new Date(0))),
        xmlElement("deletedRecord", "transient"),
        xmlElement("granularity", "YYYY-MM-DDThh:mm:ssZ"),
      ].join("");
    case "ListSets":
      throw new OaiError("noSetHierarchy", "There are no sets here.");
    case "ListMetadataFormats": {
      if (asked.identifier !== null) await workOf(asked.identifier, source);
      const { prefix, schema, namespace } = dublinCore;
      return `<metadataFormat>${xmlElement("metadataPrefix", prefix)}${xmlElement("schema", schema)}${xmlElement("metadataNamespace", namespace)}</metadataFormat>`;
    }
    case "GetRecord":
      return oaiRecord(await workOf(asked.identifier, source), host, origin);
    case "ListIdentifiers":
    case "ListRecords":
      return listOf(asked.verb, asked.range, source);
  }
}

async function workOf(identifier: string, { db, host }: Source) {
  const start = oaiIdentifier("", host);
  const id = identifier.startsWith(start) ? identifier.slice(start.length) : "";
  const work = await harvestedWork(db, id);
  if (work) return work;
  throw new OaiError("idDoesNotExist", "There is no work of this identifier.");
}

async function listOf(
  verb: "ListIdentifiers" | "ListRecords",
  range: OaiRange,
  { db, host, origin, settled, log }: Source,
): Promise<string> {
  const before = settled.isWriting ? earlier(range.before, settled.until) : range.before;
  const found = await harvestedWorks(db, { ...range, before }, recordsOfAnswer + 1);
  if (found.length === 0) {
    throw new OaiError("noRecordsMatch", "No work was changed in this time.");
  }
  const make = verb === "ListRecords" ? oaiRecord : oaiHeader;
  const items: string[] = [];
  let [characters, asked] = [0, 0];
  for (const work of found.slice(0, recordsOfAnswer)) {
    if (characters >= charactersOfAnswer) break;
    const item = unlessFailing(log, work.id, () => make(work, host, origin)) ?? "";
    items.push(item);
    characters += item.length;
    asked += 1;
  }
  const last = found[asked - 1];
  if (last && found.length > asked) {
    const token = writeToken({ ...range, after: { updatedAt: last.updatedAt, id: last.id } });
    items.push(xmlElement("resumptionToken", token));
  } else if (range.after !== null) items.push("<resumptionToken/>");
  return items.join("");
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}
