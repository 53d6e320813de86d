import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OaiError, readOaiRequest, writeToken } from "../../../src/server/harvest/oai-request.ts";

const read = (given: string) => readOaiRequest(new URLSearchParams(given));

function codeOf(given: string): string | null {
  try {
    read(given);
    return null;
  } catch (problem) {
    if (!(problem instanceof OaiError)) throw problem;
    return problem.code;
  }
}

describe("oai-request: a request of OAI-PMH", () => {
  test.each([
    ["", "badVerb"],
    ["verb=Sing", "badVerb"],
    ["verb=Identify&verb=Identify", "badVerb"],
    ["verb=Identify&set=a", "badArgument"],
    ["verb=GetRecord&metadataPrefix=oai_dc", "badArgument"],
    ["verb=GetRecord&identifier=a", "badArgument"],
    ["verb=ListRecords", "badArgument"],
    ["verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc", "badArgument"],
    ["verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30", "badArgument"],
    ["verb=ListRecords&metadataPrefix=oai_dc&from=yesterday", "badArgument"],
    ["verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03&until=2026-02-02", "badArgument"],
    [
      "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-03&until=2026-02-03T00:00:00Z",
      "badArgument",
    ],
    ["verb=ListRecords&resumptionToken=x&metadataPrefix=oai_dc", "badArgument"],
    ["verb=ListRecords&resumptionToken=x", "badResumptionToken"],
    ["verb=ListSets&resumptionToken=x", "badResumptionToken"],
    ["verb=ListRecords&metadataPrefix=marc", "cannotDisseminateFormat"],
    ["verb=ListRecords&metadataPrefix=oai_dc&set=a", "noSetHierarchy"],
    ["verb=ListIdentifiers&metadataPrefix=oai_dc&from=2026-02-03T10:00:00Z", null],
    ["verb=GetRecord&metadataPrefix=oai_dc&identifier=a", null],
    ["verb=ListMetadataFormats", null],
  ])("“%s” gives the error code %s", (given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  test("includes the whole second or day of its until argument", () => {
    const list = "verb=ListRecords&metadataPrefix=oai_dc";
    expect(read(`${list}&until=2026-02-03`)).toMatchObject({
      range: { from: null, before: new Date("2026-02-04T00:00:00Z") },
    });
    expect(read(`${list}&from=2026-02-03T10:00:00Z&until=2026-02-03T10:00:00Z`)).toMatchObject({
      range: {
        from: new Date("2026-02-03T10:00:00Z"),
        before: new Date("2026-02-03T10:00:01Z"),
      },
    });
  });

  test("accepts any valid day, and a resumption token for each such list", () => {
    for (const days of [
      "from=0000-01-01",
      "until=9999-12-31",
      "from=0000-01-01&until=9999-12-31",
    ]) {
      const asked = read(`verb=ListRecords&metadataPrefix=oai_dc&${days}`);
      if (!("range" in asked)) throw new Error("It is no list.");
      const after = { updatedAt: new Date("2026-01-01"), id: "a" };
      const token = writeToken({ ...asked.range, after });
      expect(read(`verb=ListRecords&resumptionToken=${token}`)).toEqual({
        verb: "ListRecords",
        range: { ...asked.range, after },
      });
    }
  });

  test("reads a token as it was written and rejects any other text", () => {
    const moment = fc.date({
      min: new Date("0100-01-01"),
      max: new Date("8000-01-01"),
      noInvalidDate: true,
    });
    const range = fc.record({
      from: fc.option(moment),
      before: fc.option(moment),
      after: fc.record({ updatedAt: moment, id: fc.uuid() }),
    });
    fc.assert(
      fc.property(range, (one) => {
        const token = encodeURIComponent(writeToken(one));
        expect(read(`verb=ListRecords&resumptionToken=${token}`)).toEqual({
          verb: "ListRecords",
          range: one,
        });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const given = new URLSearchParams({ verb: "ListRecords", resumptionToken: text });
        expect(codeOf(given.toString())).toBe("badResumptionToken");
      }),
    );
  });
});
