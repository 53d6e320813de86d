import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, test } from "vitest";
import type { EmptyCollectionTestQuery } from "../../../../__generated__/relay/EmptyCollectionTestQuery.graphql.ts";
import { EmptyCollection } from "../../../../src/client/features/home/EmptyCollection.tsx";
// A part that is loaded when it is needed is loaded here, not within a test's time.
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

/** Answers who looks, once that is asked. */
async function answerRole({ lastAsked, environment }: Rendered, role: string | null) {
  await waitFor(() => expect(lastAsked().name).toBe("useHasDeskQuery"));
  const account = role && { id: "account", member: { id: "member", role } };
  await answerMutation(environment, { viewer: { id: "viewer", account } });
}

type Rendered = Awaited<ReturnType<typeof renderEmpty>>;

test("EmptyCollection: leads curators to the import, and to works that are drafts", async () => {
  const rendered = await renderEmpty(null);
  const { screen } = rendered;
  screen.getByRole("heading", { name: "No works yet" });
  await answerRole(rendered, "OWNER");
  const link = screen.getByRole("link", { name: "Import images or a spreadsheet" });
  expect(link.getAttribute("href")).toBe("/desk/imports");
  const drafts = screen.getByRole("link", { name: "Show all works, drafts too" });
  expect(drafts.getAttribute("href")).toBe("/desk/works");
});

test("EmptyCollection: tells visitors that works will come, and of no command", async () => {
  const rendered = await renderEmpty(null);
  await answerRole(rendered, null);
  rendered.screen.getByText("New works will appear here.");
  expect(rendered.screen.queryByRole("link")).toBeNull();
  expect(rendered.container.querySelector("code")).toBeNull();
});

test("EmptyCollection: says that works are on their way while an import runs", async () => {
  const { screen } = await renderEmpty({ state: "RUNNING" });
  screen.getByRole("heading", { name: /on their way/ });
  expect(screen.queryByText("No works yet")).toBeNull();
});

test("EmptyCollection: says that there are none again when the import ended with nothing", async () => {
  const { screen } = await renderEmpty({ state: "INTERRUPTED" });
  screen.getByRole("heading", { name: "No works yet" });
});
