import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SuggestedTermTestQuery } from "../../../../__generated__/relay/SuggestedTermTestQuery.graphql.ts";
import { markerOf } from "../../../../src/client/features/search/marker.ts";
import { MarkerContext } from "../../../../src/client/features/search/MarkedText.tsx";
import { SuggestedTerm } from "../../../../src/client/features/search/SuggestedTerm.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

async function renderTerm(value: string, count: number, typed = "") {
  const { container } = await renderWithRelay<SuggestedTermTestQuery>(
    {
      query: graphql`
        query SuggestedTermTestQuery @relay_test_operation {
          suggestions(text: "sea") {
            subjects {
              ...SuggestedTerm_value
            }
          }
        }
      `,
      render: ({ suggestions }) => (
        <MarkerContext value={markerOf(typed)}>
          {suggestions?.subjects.map((subject, at) => (
            <SuggestedTerm key={at} value={subject} />
          ))}
        </MarkerContext>
      ),
    },
    { Suggestions: () => ({ subjects: [{ value, count }] }) },
  );
  const parts = [...container.children].map(({ textContent }) => textContent);
  const marks = within(container).queryAllByRole("mark");
  return { parts, marked: marks.map(({ textContent }) => textContent) };
}

describe("SuggestedTerm: a suggested creator or subject", () => {
  it("starts with a capital letter and shows its number of works", async () => {
    expect((await renderTerm("sea battle", 1204)).parts).toEqual(["Sea battle", "1,204 works"]);
  });

  it("uses the singular for a single work", async () => {
    expect((await renderTerm("Storm", 1)).parts).toEqual(["Storm", "1 work"]);
  });

  it("highlights the typed text", async () => {
    expect((await renderTerm("sea battle", 2, "bat")).marked).toEqual(["bat"]);
    expect((await renderTerm("sea battle", 2)).marked).toEqual([]);
  });
});
