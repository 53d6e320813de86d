import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { CiteDialogTestQuery } from "../../../../__generated__/relay/CiteDialogTestQuery.graphql.ts";
import { CiteDialog } from "../../../../src/client/features/works/CiteDialog.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const address = "https://example.org/works/mercator?region=1,2,3,4";
const work = {
  slug: "mercator",
  identifier: "A-12",
  title: "World map",
  creators: [{ name: "Mercator", role: null }],
  date: "1569",
  earliestYear: 1569,
  workType: "map",
  technique: null,
  creditLine: null,
};

async function renderDialog(given: object = work) {
  const onClose = vi.fn();
  const rendered = await renderWithRelay<CiteDialogTestQuery>(
    {
      query: graphql`
        query CiteDialogTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...CiteDialog_work
          }
        }
      `,
      render: (data) =>
        data.work && <CiteDialog work={data.work} address={address} onClose={onClose} />,
    },
    { Work: () => given },
  );
  return { ...rendered, onClose };
}

describe("CiteDialog: the citation dialog", () => {
  it("shows the citation in four formats, each with the URL of the current view", async () => {
    const { screen } = await renderDialog();
    screen.getByRole("dialog", { name: "Cite this work" });
    const text = screen.getByRole("region", { name: "As text" }).textContent;
    expect(text).toContain("Mercator. World map. 1569. A-12.");
    expect(text).toContain(address);
    const bibtex = screen.getByRole("region", { name: "For BibTeX" }).textContent;
    expect(bibtex).toContain("@misc{mercator,");
    expect(bibtex).toContain(address);
    const ris = screen.getByRole("region", { name: /RIS/ }).textContent;
    expect(ris).toContain("TY  - MAP");
    expect(ris).toContain(address);
    const csl = screen.getByRole("region", { name: /CSL-JSON/ }).textContent;
    expect(csl).toContain(`"URL": "${address}"`);
  });

  it("offers downloads for reference managers, whose links contain the shown text", async () => {
    const { screen } = await renderDialog();
    const links = screen.getAllByRole("link", { name: /^Save as a file/ });
    expect(links.map((link) => link.getAttribute("download"))).toEqual([
      "mercator.bib",
      "mercator.ris",
      "mercator.json",
    ]);
    const files = links.map((link) => {
      const [head = "", ...text] = (link.getAttribute("href") ?? "").split(",");
      return { head, text: decodeURIComponent(text.join(",")) };
    });
    expect(files.map(({ head }) => head)).toEqual([
      "data:application/x-bibtex;charset=utf-8",
      "data:application/x-research-info-systems;charset=utf-8",
      "data:application/vnd.citationstyles.csl+json;charset=utf-8",
    ]);
    const regions = [/BibTeX/, /RIS/, /CSL-JSON/].map((name) =>
      screen.getByRole("region", { name }),
    );
    expect(files.map(({ text }) => text)).toEqual(
      regions.map((region) => region.querySelector("pre")?.textContent),
    );
    expect(files[1]?.text).toMatch(/^TY {2}- MAP\r\nAU {2}- Mercator\r\n/);
  });

  it("closes by Escape", async () => {
    const { user, onClose } = await renderDialog();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
