import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { MatchTextTestQuery } from "../../../../__generated__/relay/MatchTextTestQuery.graphql.ts";
import { MatchText } from "../../../../src/client/features/search/MatchText.tsx";
import { markerOf } from "../../../../src/client/features/search/marker.ts";
import { MarkerContext } from "../../../../src/client/features/search/MarkedText.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

async function textOf(match: { field: string; label: string | null; text: string }, search = "x") {
  const { container } = await renderWithRelay<MatchTextTestQuery>(
    {
      query: graphql`
        query MatchTextTestQuery @relay_test_operation {
          works(first: 1) {
            edges {
              match {
                ...MatchText_match
              }
            }
          }
        }
      `,
      render: ({ works }) => {
        const found = works?.edges?.[0]?.match;
        return (
          found && (
            <MarkerContext value={markerOf(search)}>
              <MatchText match={found} language="de" />
            </MarkerContext>
          )
        );
      },
    },
    { WorkMatch: () => match },
  );
  return {
    said: container.textContent,
    german: container.querySelector("[lang=de]")?.textContent,
    marked: [...container.querySelectorAll("mark")].map((mark) => mark.textContent),
  };
}

it("MatchText: shows the field's name, or the collection's label for it", async () => {
  const place = { field: "PLACE", label: null, text: "Delft" };
  expect(await textOf(place)).toMatchObject({ said: "Place: Delft", german: "Delft" });
  expect((await textOf({ ...place, label: "Made in" })).said).toBe("Made in: Delft");
});

it("MatchText: shows a description without a name", async () => {
  const description = { field: "DESCRIPTION", label: null, text: "A storm rises" };
  expect((await textOf(description)).said).toBe("A storm rises");
});

it("MatchText: highlights the search words, and parts of a number too", async () => {
  expect(
    (await textOf({ field: "SUBJECT", label: null, text: "Storm, sea" }, "sea")).marked,
  ).toEqual(["sea"]);
  const number = { field: "IDENTIFIER", label: null, text: "A-12.7" };
  expect((await textOf(number, "A-12")).marked.join("")).toContain("A-12");
});
