import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { TakeAlongButtonTestQuery } from "../../../../__generated__/relay/TakeAlongButtonTestQuery.graphql.ts";
import { TakeAlongButton } from "../../../../src/client/features/works/TakeAlongButton.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt } from "../viewer/viewer-data.ts";

function renderButton(iconOnly = false) {
  return renderWithRelay<TakeAlongButtonTestQuery>(
    {
      query: graphql`
        query TakeAlongButtonTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...TakeAlongButton_work
          }
        }
      `,
      render: ({ work }) =>
        work && <TakeAlongButton work={work} looking={lookingAt()} iconOnly={iconOnly} />,
    },
    { Work: () => ({ slug: "mercator", title: "Mercator", images: [] }) },
  );
}

describe("TakeAlongButton: the menu button of a work", () => {
  it("has a popup role, with a text or only an icon", async () => {
    const withWords = await renderButton();
    const button = withWords.screen.getByRole("button", { name: "Download and share" });
    expect(button.textContent).toBe("Download and share");
    expect(button.getAttribute("aria-haspopup")).toBe("menu");
    withWords.unmount();
    const { screen } = await renderButton(true);
    expect(screen.getByRole("button", { name: "Download and share" }).textContent).toBe("");
  });

  it("opens its menu on a press", async () => {
    const { screen, user } = await renderButton();
    const button = screen.getByRole("button", { name: "Download and share" });
    expect(button.getAttribute("aria-busy")).toBe("false");
    await user.click(button);
    const menu = await screen.findByRole("menu", { name: "Download and share" });
    within(menu).getByRole("menuitem", { name: "Cite" });
  });
});
