import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportPageTestQuery } from "../../../../../__generated__/relay/ImportPageTestQuery.graphql.ts";
import { ImportPage } from "../../../../../src/client/features/desk/imports/ImportPage.tsx";
// Preloads a lazy part, so that loading it does not count towards a test's timeout.
import "../../../../../src/client/features/desk/imports/ImportRun.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { someImport } from "./some-import.ts";

const render = (node: object | null, role = "CURATOR") =>
  renderWithRelay<ImportPageTestQuery>(
    {
      query: graphql`
        query ImportPageTestQuery @relay_test_operation {
          viewer {
            ...ImportPage_viewer
          }
          node(id: "import-1") {
            ...ImportRun_run @alias(as: "run")
          }
        }
      `,
      render: ({ viewer, node: run }) =>
        viewer && <ImportPage viewer={viewer} run={run?.run ?? null} />,
    },
    { Member: () => ({ role }), Query: () => ({ node }) },
  );
const known = { __typename: "Import", ...someImport() };

describe("ImportPage: the page of an import", () => {
  it("shows the import to curators", async () => {
    await render(known);
    await screen.findByRole("heading", { level: 1, name: "works.csv" });
  });

  it("reports an import that does not exist, and links to all imports", async () => {
    await render(null);
    screen.getByRole("heading", { name: "There is no such import" });
    const link = screen.getByRole("link", { name: "All imports" });
    expect(link.getAttribute("href")).toBe("/desk/imports");
  });

  it("is for curators and owners", async () => {
    await render(known, "MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
    expect(screen.queryByText("works.csv")).toBeNull();
  });
});
