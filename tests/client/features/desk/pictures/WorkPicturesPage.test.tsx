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

describe("WorkPicturesPage: the page of a work's pictures", () => {
  it("leads to the work where everybody sees it, and nowhere as long as it is a draft", async () => {
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

  it("says so where there is no such work", async () => {
    await render("CURATOR", null);
    screen.getByRole("heading", { level: 1, name: "There is no such work" });
  });

  it("says to a member whom it is for", async () => {
    await render("MEMBER", null);
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});
