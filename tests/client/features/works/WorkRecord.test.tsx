import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkRecordTestQuery } from "../../../../__generated__/relay/WorkRecordTestQuery.graphql.ts";
import { WorkRecord } from "../../../../src/client/features/works/WorkRecord.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const full = {
  title: "World map",
  identifier: "A-12",
  creators: [
    { name: "Gerardus Mercator", role: null },
    { name: "C. Plantin", role: "printer" },
  ],
  date: "1569",
  workType: "map",
  technique: "engraving",
  subjects: ["sea", "sea, open"],
  places: ["Duisburg"],
  dimensions: { text: "1320 x 1980 mm" },
  recordLanguage: null,
  description: "First paragraph.\n\nSecond paragraph.",
  creditLine: "Given 1902",
  rights: { uri: "https://creativecommons.org/publicdomain/mark/1.0/", label: "Public domain" },
  metadata: [{ label: "Class", values: ["cylindrical", "conformal"] }],
};

function renderRecord(work: object) {
  return renderWithRelay<WorkRecordTestQuery>(
    {
      query: graphql`
        query WorkRecordTestQuery @relay_test_operation {
          work(slug: "world-map") {
            ...WorkRecord_work
          }
        }
      `,
      render: ({ work }) => work && <WorkRecord work={work} actions={<button>Keep</button>} />,
    },
    { Work: () => ({ ...full, ...work }) },
  );
}

describe("WorkRecord: the record of a work", () => {
  it("has the record's language on its texts, and the interface's on the labels", async () => {
    const { screen } = await renderRecord({ recordLanguage: "ar" });
    const said = (words: string) => screen.getByText(words).closest<HTMLElement>("[lang]");
    for (const words of ["World map", "First paragraph."]) {
      expect([said(words)?.lang, said(words)?.dir]).toEqual(["ar", "auto"]);
    }
    for (const words of ["1569", "engraving", "Map", "Duisburg", "Class", "conformal"]) {
      expect(said(words)?.lang).toBe("ar");
    }
    for (const label of ["Type", "Place", "Credit"]) expect(said(label)?.lang).toBe("en");
  });

  it("shows every value under its label", async () => {
    const { screen } = await renderRecord({});
    screen.getByRole("heading", { level: 1, name: "World map" });
    const record = screen.getByRole("region", { name: "Record" });
    const terms = within(record).getAllByRole("term");
    const lines = terms.map((term) => [
      term.textContent,
      term.parentElement?.querySelector("dd")?.textContent,
    ]);
    expect(lines).toEqual([
      ["Type", "Map"],
      ["Dimensions", "1320 x 1980 mm"],
      ["Subjects", "SeaSea, open"],
      ["Place", "Duisburg"],
      ["Class", "cylindricalconformal"],
      ["Credit", "Given 1902"],
      ["Rights", "Public domain"],
      ["Identifier", "A-12"],
    ]);
    expect(screen.getByText("Second paragraph.").tagName).toBe("P");
  });

  it("links from type, subject and creator to the works that share them", async () => {
    const { screen } = await renderRecord({});
    const address = (name: string) => {
      const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
      const { pathname, searchParams } = new URL(href, "http://localhost");
      return [pathname, ...searchParams.entries()].flat();
    };
    expect(address("Map")).toEqual(["/works", "type", "map"]);
    expect(address("Sea, open")).toEqual(["/works", "subject", "sea, open"]);
    expect(address("C. Plantin")).toEqual(["/works", "creator", "C. Plantin"]);
  });

  it("omits unknown facts", async () => {
    const { screen } = await renderRecord({
      creators: [],
      date: null,
      workType: null,
      technique: null,
      subjects: [],
      places: [],
      dimensions: null,
      description: null,
      creditLine: null,
      rights: null,
      metadata: [],
    });
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Identifier"]);
  });

  it("shows rights without a URL as plain text", async () => {
    const { screen } = await renderRecord({ rights: { uri: null, label: "Ask us" } });
    expect(screen.queryByRole("link", { name: "Ask us" })).toBeNull();
    screen.getByText("Ask us");
  });
});
