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

describe("CiteDialog: the dialog with a work's citation", () => {
  it("has it in four forms, each with the address of what is looked at", async () => {
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

  it("saves those for programs as files, which hold what is shown", async () => {
    const { screen } = await renderDialog();
    const links = screen.getAllByRole("link", { name: /^Save as a file/ });
    expect(links.map((link) => link.getAttribute("download"))).toEqual([
      "mercator.bib",
      "mercator.ris",
      "mercator.json",
    ]);
    const [, ris] = links.map((link) => link.getAttribute("href") ?? "");
    const [head = "", ...text] = (ris ?? "").split(",");
    expect(head).toBe("data:application/x-research-info-systems;charset=utf-8");
    expect(decodeURIComponent(text.join(","))).toMatch(/^TY {2}- MAP\r\nAU {2}- Mercator\r\n/);
  });

  it("closes with Escape", async () => {
    const { user, onClose } = await renderDialog();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
