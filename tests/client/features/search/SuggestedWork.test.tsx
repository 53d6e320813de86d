import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SuggestedWorkTestQuery } from "../../../../__generated__/relay/SuggestedWorkTestQuery.graphql.ts";
import { markerOf } from "../../../../src/client/features/search/marker.ts";
import { MarkerContext } from "../../../../src/client/features/search/MarkedText.tsx";
import { SuggestedWork } from "../../../../src/client/features/search/SuggestedWork.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const world = {
  identifier: "A-12.7",
  title: "World map",
  creators: [{ name: "Gerardus Mercator" }, { name: "C. Plantin" }],
  date: "1569" as string | null,
  primaryImage: null as object | null,
};

async function renderSuggested(given: Partial<typeof world> = {}, typed = "") {
  const { screen, container } = await renderWithRelay<SuggestedWorkTestQuery>(
    {
      query: graphql`
        query SuggestedWorkTestQuery @relay_test_operation {
          suggestions(text: "map") {
            works {
              ...SuggestedWork_work
            }
          }
        }
      `,
      render: ({ suggestions }) => (
        <MarkerContext value={markerOf(typed)}>
          {suggestions?.works?.map((work, at) => (
            <SuggestedWork key={at} work={work} />
          ))}
        </MarkerContext>
      ),
    },
    { Suggestions: () => ({ works: [{ ...world, ...given }] }) },
  );
  return {
    screen,
    said: container.textContent,
    marked: screen.queryAllByRole("mark").map(({ textContent }) => textContent),
  };
}

describe("SuggestedWork: a suggested work", () => {
  it("shows its label and its number", async () => {
    const { said } = await renderSuggested();
    expect(said).toBe("World mapGerardus Mercator, C. Plantin, 1569A-12.7");
  });

  it.each([
    ["its date alone", { creators: [] }, "1569"],
    ["its creators alone", { date: null }, "Gerardus Mercator, C. Plantin"],
    ["nothing", { creators: [], date: null }, ""],
  ])("shows %s below its title when the other facts are unknown", async (_, given, detail) => {
    expect((await renderSuggested(given)).said).toBe(`World map${detail}A-12.7`);
  });

  it("has a decorative image beside the label", async () => {
    const image = {
      service: "/iiif/image/3/k",
      width: 300,
      height: 200,
      alt: "A map of the world",
      derivativeWidths: [200],
    };
    const { screen } = await renderSuggested({ primaryImage: image });
    // An image without an alternative text is hidden from screen readers.
    expect(screen.queryByRole("img")).toBeNull();
    const picture = screen.getByRole("presentation");
    expect(picture.getAttribute("alt")).toBe("");
    expect(picture.getAttribute("src")).toContain("/iiif/image/3/k/");
  });

  it("has no image element without an image", async () => {
    const { screen } = await renderSuggested();
    expect(screen.queryByRole("presentation")).toBeNull();
  });

  it.each([
    ["of its title", "map", "map"],
    ["of its creators", "mercator", "Mercator"],
    ["of its date", "1569", "1569"],
    ["of its number also a part", "a12", "A-12"],
  ])("highlights the typed text %s", async (_, typed, marked) => {
    expect((await renderSuggested({}, typed)).marked).toEqual([marked]);
  });
});
