import { graphql } from "react-relay";
import { expect, test } from "vitest";
import type { EmptyCollectionTestQuery } from "../../../../__generated__/relay/EmptyCollectionTestQuery.graphql.ts";
import { EmptyCollection } from "../../../../src/client/features/home/EmptyCollection.tsx";
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

test("EmptyCollection: says how to bring works in while nothing happens", async () => {
  const { screen } = await renderEmpty(null);
  expect(screen.getByText("npm run import -- PATH")).toBeDefined();
});

test("EmptyCollection: says that works are on their way while an import runs", async () => {
  const { screen } = await renderEmpty({ state: "RUNNING" });
  expect(screen.getByRole("heading", { name: /on their way/ })).toBeDefined();
  expect(screen.queryByText("npm run import -- PATH")).toBeNull();
});

test("EmptyCollection: goes back to saying how when the import ended with nothing", async () => {
  const { screen } = await renderEmpty({ state: "INTERRUPTED" });
  expect(screen.getByText("npm run import -- PATH")).toBeDefined();
});
