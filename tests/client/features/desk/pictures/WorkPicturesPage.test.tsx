import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkPicturesPageTestQuery } from "../../../../../__generated__/relay/WorkPicturesPageTestQuery.graphql.ts";
import { WorkPicturesPage } from "../../../../../src/client/features/desk/pictures/WorkPicturesPage.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { workOf } from "./work-pictures.tsx";

const render = (role: string, work: object | null) =>
  renderWithRelay<WorkPicturesPageTestQuery>(
    {
      query: graphql`
        query WorkPicturesPageTestQuery @relay_test_operation {
          viewer {
            ...WorkPicturesPage_viewer @arguments(id: "work")
          }
        }
      `,
      render: ({ viewer }) => viewer && <WorkPicturesPage viewer={viewer} />,
    },
    { Member: () => ({ role }), Desk: () => ({ work }) },
  );

describe("WorkPicturesPage: the page of a work's images", () => {
  it("links to the public page of a published work, but not of a draft", async () => {
    const { unmount } = await render("CURATOR", {
      ...workOf(1, []),
      status: "PUBLISHED",
      slug: "storm",
    });
    screen.getByRole("heading", { level: 1, name: "Pictures of Storm" });
    const link = screen.getByRole("link", { name: "See it as everybody does" });
    expect(link.getAttribute("href")).toBe("/works/storm");
    await screen.findByText("No pictures yet");
    unmount();
    await render("CURATOR", { ...workOf(1, []), status: "DRAFT", slug: "storm" });
    expect(screen.queryByRole("link", { name: "See it as everybody does" })).toBeNull();
  });

  it("reports a work that does not exist", async () => {
    await render("CURATOR", null);
    screen.getByRole("heading", { level: 1, name: "There is no such work" });
  });

  it("shows a member a message that it is for curators and owners", async () => {
    await render("MEMBER", null);
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});
