import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { CheckupPageTestQuery } from "../../../../__generated__/relay/CheckupPageTestQuery.graphql.ts";
import { CheckupPage } from "../../../../src/client/features/desk/checkup/CheckupPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const render = (role: string, checkup: { problem: string; count: number }[] = []) =>
  renderWithRelay<CheckupPageTestQuery>(
    {
      query: graphql`
        query CheckupPageTestQuery @relay_test_operation {
          viewer {
            ...CheckupPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <CheckupPage viewer={viewer} />,
    },
    {
      Viewer: () => ({ desk: role === "MEMBER" ? null : { checkup } }),
      Member: () => ({ role }),
    },
  );

describe("the check-up", () => {
  it("leads to the works that want for something, and only to those", async () => {
    await render("CURATOR", [
      { problem: "NO_ALT", count: 1204 },
      { problem: "NO_RIGHTS", count: 0 },
    ]);
    screen.getByText("1,204");
    const link = screen.getByRole("link", { name: "Pictures without alternative text" });
    expect(link.getAttribute("href")).toBe("/desk/works?problem=alt");
    screen.getByRole("heading", { name: "Works without rights" });
    expect(screen.queryByRole("link", { name: "Works without rights" })).toBeNull();
  });

  it("says when nothing is wanting", async () => {
    await render("OWNER", [{ problem: "NO_ALT", count: 0 }]);
    screen.getByText("The collection wants for nothing that can be counted.");
  });

  it("is for curators and owners", async () => {
    await render("MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});
