import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ExhibitionPageTestQuery } from "../../../../__generated__/relay/ExhibitionPageTestQuery.graphql.ts";
import { ExhibitionHead } from "../../../../src/client/features/exhibitions/ExhibitionHead.tsx";
import { ExhibitionPage } from "../../../../src/client/features/exhibitions/ExhibitionPage.tsx";
import { noText, plainText } from "../../../../src/text/rich-text.ts";
import { headContent, headData } from "../../../support/page-head.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredView, lostView } from "./taken-views.ts";

const show = (over: object = {}) =>
  renderWithRelay<ExhibitionPageTestQuery>(
    {
      query: graphql`
        query ExhibitionPageTestQuery @relay_test_operation {
          exhibition(slug: "poles") {
            ...ExhibitionHead_exhibition
            ...ExhibitionPage_exhibition
          }
        }
      `,
      render: ({ exhibition }) =>
        exhibition && (
          <>
            <ExhibitionHead exhibition={exhibition} origin="https://x.org" />
            <ExhibitionPage exhibition={exhibition}>
              <p>Its blocks</p>
            </ExhibitionPage>
          </>
        ),
    },
    {
      // Not mocked by its type, because its translations have the same type.
      Query: () => ({
        exhibition: {
          slug: "poles",
          title: "Maps of the poles",
          introduction: plainText("What nobody had seen."),
          language: "en",
          opensOn: null,
          closesOn: null,
          colours: "NIGHT",
          typeface: "SERIF",
          publishedAt: "2026-11-01T00:00:00.000Z",
          updatedAt: "2026-11-02T00:00:00.000Z",
          translations: [],
          cover: answeredView("a"),
          picture: answeredView("a"),
          ...over,
        },
      }),
    },
  );

describe("ExhibitionPage: the page of an exhibition", () => {
  it("shows its title, introduction, cover and blocks, in its colours and typeface", async () => {
    const { screen, container } = await show();
    screen.getByRole("heading", { level: 1, name: "Maps of the poles" });
    screen.getByText("What nobody had seen.");
    screen.getByText("Its blocks");
    const cover = screen.getByRole("img", { name: "A" });
    expect(cover.getAttribute("fetchpriority")).toBe("high");
    expect(container.querySelector("article")?.dataset).toMatchObject({
      colours: "night",
      typeface: "serif",
    });
  });

  it.each([
    [null, null, null],
    ["2026-11-01", null, "From 1 November 2026"],
    [null, "2027-02-28", "Until 28 February 2027"],
    ["2026-11-01", "2027-02-28", "1 November 2026 to 28 February 2027"],
    ["2026-11-01", "2026-11-01", "1 November 2026"],
  ])("shows the opening dates from %s until %s", async (opensOn, closesOn, words) => {
    const { screen, container } = await show({ opensOn, closesOn });
    if (words === null) expect(container.querySelector(".exhibition__days")).toBeNull();
    else screen.getByText(words);
  });

  it("runs from right to left in a right-to-left language", async () => {
    const { container } = await show({ language: "ar" });
    expect(container.querySelector("article")).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  it("links to its translations, named in their languages, and declares them as alternates", async () => {
    const translations = [{ slug: "polkarten", language: "de" }];
    const { screen } = await show({ translations });
    const link = screen.getByRole("link", { name: "Deutsch" });
    expect(link.getAttribute("href")).toBe("/exhibitions/polkarten");
    const alternates = [...document.head.querySelectorAll("link[rel=alternate]")].map((each) => [
      each.getAttribute("hreflang"),
      each.getAttribute("href"),
    ]);
    expect(alternates).toEqual([
      ["en", "https://x.org/exhibitions/poles"],
      ["de", "https://x.org/exhibitions/polkarten"],
    ]);
  });

  it.each([
    ["the cover's work is unpublished", lostView("a")],
    ["none was chosen", null],
  ])("renders without a cover if %s", async (_, cover) => {
    const { screen } = await show({ cover, picture: null, introduction: noText });
    expect(screen.queryByRole("img")).toBeNull();
    expect(headContent("og:image")).toBeNull();
    expect(headContent("description")).toBeNull();
  });

  it("has Open Graph metadata and schema.org data", async () => {
    await show();
    expect(headContent("og:title")).toBe("Maps of the poles");
    expect(headContent("og:url")).toBe("https://x.org/exhibitions/poles");
    expect(headContent("description")).toBe("What nobody had seen.");
    expect(headContent("og:image")).toBe("https://x.org/cut/a/800");
    expect(headData()).toMatchObject({
      "@type": "CreativeWork",
      name: "Maps of the poles",
      inLanguage: "en",
      datePublished: "2026-11-01T00:00:00.000Z",
    });
  });
});
