import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { DeskPageTestQuery } from "../../../../__generated__/relay/DeskPageTestQuery.graphql.ts";
import { DeskPage } from "../../../../src/client/features/desk/DeskPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const render = (role: string | null) =>
  renderWithRelay<DeskPageTestQuery>(
    {
      query: graphql`
        query DeskPageTestQuery @relay_test_operation {
          viewer {
            ...DeskPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <DeskPage viewer={viewer} />,
    },
    {
      Viewer: () => ({ id: "viewer", ...(role === null && { account: null }) }),
      Member: () => ({ role }),
    },
  );

describe("DeskPage: the dashboard", () => {
  it("links an owner to the members page", async () => {
    await render("OWNER");
    const link = screen.getByRole("link", { name: "Members" });
    expect(link.getAttribute("href")).toBe("/desk/members");
  });

  it("links a curator to all pages except the members page", async () => {
    await render("CURATOR");
    screen.getByRole("heading", { level: 1, name: "Desk" });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/desk/notes",
      "/desk/works",
      "/desk/imports",
      "/desk/exhibitions",
      "/desk/works/new",
      "/desk/checkup",
    ]);
  });

  it("shows a member a message that it is for curators and owners", async () => {
    await render("MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
  });

  it("offers sign-in to a visitor who is not signed in", async () => {
    await render(null);
    screen.getByRole("heading", { name: "This page is for curators and owners" });
    screen.getByRole("button", { name: "Sign in" });
  });
});
