import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { EmbedDialogTestQuery } from "../../../../__generated__/relay/EmbedDialogTestQuery.graphql.ts";
import { EmbedDialog } from "../../../../src/client/features/works/EmbedDialog.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  title: "World map",
  creators: [{ name: "Mercator" }],
  date: "1569",
};

async function renderDialog(given: object = work) {
  const onClose = vi.fn();
  const rendered = await renderWithRelay<EmbedDialogTestQuery>(
    {
      query: graphql`
        query EmbedDialogTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...EmbedDialog_work
          }
        }
      `,
      render: (data) =>
        data.work && (
          <EmbedDialog
            work={data.work}
            address="https://example.org/works/mercator?region=1,2,300,200"
            picture={{ width: 300, height: 200 }}
            onClose={onClose}
          />
        ),
    },
    { Work: () => given },
  );
  return { ...rendered, onClose };
}

describe("EmbedDialog: the embed dialog", () => {
  it("shows an iframe with the work's label as its title and the view's aspect ratio", async () => {
    const { screen } = await renderDialog();
    screen.getByRole("dialog", { name: "Embed this work" });
    const html = screen.getByText(/^<iframe /).textContent;
    expect(html).toContain('src="https://example.org/works/mercator/embed?region=1,2,300,200"');
    expect(html).toContain('title="Mercator, World map, 1569"');
    expect(html).toContain("aspect-ratio: 300 / 200");
  });

  it("omits unknown facts from the title", async () => {
    const { screen } = await renderDialog({ ...work, creators: [], date: null });
    expect(screen.getByText(/^<iframe /).textContent).toContain('title="World map"');
  });

  it("closes by its button", async () => {
    const { screen, user, onClose } = await renderDialog();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalled();
  });
});
