import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, test } from "vitest";
import type { EmptyCollectionTestQuery } from "../../../../__generated__/relay/EmptyCollectionTestQuery.graphql.ts";
import { EmptyCollection } from "../../../../src/client/features/home/EmptyCollection.tsx";
// Preloads a lazy part, so that loading it does not count towards a test's timeout.
import "../../../../src/client/features/home/ImportWay.tsx";
import { answerMutation } from "../live-event.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderEmpty(runningImport: { state: string } | null) {
  return renderWithRelay<EmptyCollectionTestQuery>(
    {
      query: graphql`
        query EmptyCollectionTestQuery @relay_test_operation {
          site {
            ...EmptyCollection_site
          }
        }
      `,
      render: ({ site }) => site && <EmptyCollection site={site} />,
    },
    { Site: () => ({ runningImport }) },
  );
}

/** Responds to the query for the viewer's role, once it is sent. */
async function answerRole({ lastAsked, environment }: Rendered, role: string | null) {
  await waitFor(() => expect(lastAsked().name).toBe("useHasDeskQuery"));
  const account = role && { id: "account", member: { id: "member", role } };
  await answerMutation(environment, { viewer: { id: "viewer", account } });
}

type Rendered = Awaited<ReturnType<typeof renderEmpty>>;

test("EmptyCollection: links curators to the import and to draft works", async () => {
  const rendered = await renderEmpty(null);
  const { screen } = rendered;
  screen.getByRole("heading", { name: "No works yet" });
  await answerRole(rendered, "OWNER");
  const link = screen.getByRole("link", { name: "Import images or a spreadsheet" });
  expect(link.getAttribute("href")).toBe("/desk/imports");
  const drafts = screen.getByRole("link", { name: "Show all works, drafts too" });
  expect(drafts.getAttribute("href")).toBe("/desk/works");
});

test("EmptyCollection: shows visitors that works will follow, without links or commands", async () => {
  const rendered = await renderEmpty(null);
  await answerRole(rendered, null);
  rendered.screen.getByText("New works will appear here.");
  expect(rendered.screen.queryByRole("link")).toBeNull();
  expect(rendered.container.querySelector("code")).toBeNull();
});

test("EmptyCollection: shows that works are being imported while an import runs", async () => {
  const { screen } = await renderEmpty({ state: "RUNNING" });
  screen.getByRole("heading", { name: /on their way/ });
  expect(screen.queryByText("No works yet")).toBeNull();
});

test("EmptyCollection: shows that there are no works after an import was interrupted", async () => {
  const { screen } = await renderEmpty({ state: "INTERRUPTED" });
  screen.getByRole("heading", { name: "No works yet" });
});
