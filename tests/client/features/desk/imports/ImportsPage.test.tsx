import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportsPageTestQuery } from "../../../../../__generated__/relay/ImportsPageTestQuery.graphql.ts";
// Preloads a lazy part, so that loading it does not count towards a test's timeout.
import "../../../../../src/client/features/desk/imports/Imports.tsx";
import { ImportsPage } from "../../../../../src/client/features/desk/imports/ImportsPage.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";

const render = (role: string) =>
  renderWithRelay<ImportsPageTestQuery>(
    {
      query: graphql`
        query ImportsPageTestQuery @relay_test_operation {
          viewer {
            ...ImportsPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <ImportsPage viewer={viewer} />,
    },
    {
      Viewer: () => ({ id: "viewer", ...(role === "MEMBER" && { desk: null }) }),
      Member: () => ({ role }),
      ImportConnection: () => ({ edges: [] }),
    },
  );

describe("ImportsPage: the page of imports", () => {
  it("shows curators the import area and the list of imports", async () => {
    await render("CURATOR");
    await screen.findByRole("region", { name: "Bring works in" });
    screen.getByRole("region", { name: "Imports so far" });
  });

  it("is for curators and owners", async () => {
    await render("MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
