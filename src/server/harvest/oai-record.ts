import type { WorkRow } from "../store/works.ts";
import { workAddress } from "./services.ts";
import { escapeXml, xmlElement } from "./xml.ts";

/** The only metadata format of the records: unqualified Dublin Core. */
export const dublinCore = {
  prefix: "oai_dc",
  schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
  namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/",
};

/** Formats a time for the protocol, to the second. */
export function oaiTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/**
 * Returns the permanent identifier of a work in the protocol.
 *
 * @param host of the site, such as `example.org`
 */
export function oaiIdentifier(id: string, host: string): string {
  return `oai:${host}:${id}`;
}

/** Returns the header of a work's record; an unpublished or removed work is marked as deleted. */
export function oaiHeader({ id, status, updatedAt }: WorkRow, host: string): string {
  const deleted = status === "PUBLISHED" ? "" : ' status="deleted"';
  const identifier = xmlElement("identifier", oaiIdentifier(id, host));
  return `<header${deleted}>${identifier}${xmlElement("datestamp", oaiTime(updatedAt))}</header>`;
}

/** Returns a work's record: its header and, if it is published, its metadata. */
export function oaiRecord(work: WorkRow, host: string, origin: string): string {
  const metadata =
    work.status === "PUBLISHED" ? `<metadata>${dublinCoreOf(work, origin)}</metadata>` : "";
  return `<record>${oaiHeader(work, host)}${metadata}</record>`;
}

/** Elements whose values are in the language of the record; the others contain names, numbers and URLs. */
const inRecordLanguage: ReadonlySet<string> = new Set([
  "title",
  "subject",
  "description",
  "type",
  "format",
  "source",
  "coverage",
]);

function dublinCoreOf(work: WorkRow, origin: string): string {
  const { creators, dimensions, rights } = work;
  const makers = creators.filter(({ role }) => role === null);
  const others = creators.filter(({ role }) => role !== null);
  const said: [element: string, values: readonly (string | null | undefined)[]][] = [
    ["title", [work.title]],
    ["creator", makers.map(({ name }) => name)],
    ["contributor", others.map(({ name, role }) => `${name} (${role})`)],
    ["subject", work.subjects],
    ["description", [work.description]],
    ["date", [work.date]],
    ["type", [work.workType]],
    ["format", [work.technique, dimensions?.text]],
    ["identifier", [workAddress(work.slug, origin), work.identifier]],
    ["source", [work.creditLine]],
    ["coverage", work.places],
    ["rights", [rights?.label, rights?.uri]],
  ];
  const elements = said.flatMap(([element, values]) => {
    const language = inRecordLanguage.has(element) ? work.recordLanguage : null;
    return values.map((value) => xmlElement(`dc:${element}`, value, language));
  });
  const { namespace, schema } = dublinCore;
  return [
    `<oai_dc:dc xmlns:oai_dc="${namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`,
    ` xsi:schemaLocation="${escapeXml(`${namespace} ${schema}`)}">`,
    ...elements,
    "</oai_dc:dc>",
  ].join("");
}
