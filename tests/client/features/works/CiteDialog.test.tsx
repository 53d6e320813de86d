import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { CiteDialogTestQuery } from "../../../../__generated__/relay/CiteDialogTestQuery.graphql.ts";
import { CiteDialog } from "../../../../src/client/features/works/CiteDialog.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  slug: "mercator",
  identifier: "A-12",
  title: "World map",
  creators: [{ name: "Mercator", role: null }],
  date: "1569",
  earliestYear: 1569,
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
      render: (data) => data.work && <CiteDialog work={data.work} onClose={onClose} />,
    },
    { Work: () => given },
  );
  return { ...rendered, onClose };
}

describe("the dialog with a work's citation", () => {
  it("has it as text and for BibTeX, with the address of the work", async () => {
    const { screen } = await renderDialog();
    screen.getByRole("dialog", { name: "Cite this work" });
    const address = `${window.location.origin}/works/mercator`;
    const text = screen.getByRole("region", { name: "As text" }).textContent;
    expect(text).toContain("Mercator. World map. 1569. A-12.");
    expect(text).toContain(address);
    const bibtex = screen.getByRole("region", { name: "For BibTeX" }).textContent;
    expect(bibtex).toContain("@misc{mercator,");
    expect(bibtex).toContain(address);
  });

  it("closes with Escape", async () => {
    const { user, onClose } = await renderDialog();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
