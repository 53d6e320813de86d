import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { HeroSlideTestQuery } from "../../../../__generated__/relay/HeroSlideTestQuery.graphql.ts";
import { HeroSlide } from "../../../../src/client/features/home/HeroSlide.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  slug: "mercator",
  title: "World map",
  creators: [{ name: "Mercator" }, { name: "Hondius" }],
  date: "1569",
  primaryImage: { width: 2000, height: 1000 },
};

function renderSlide(given: object, priority: "first" | "lazy" = "lazy") {
  return renderWithRelay<HeroSlideTestQuery>(
    {
      query: graphql`
        query HeroSlideTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...HeroSlide_work
          }
        }
      `,
      render: (data) => data.work && <HeroSlide work={data.work} priority={priority} />,
    },
    { Work: () => given },
  );
}

describe("HeroSlide: a work in the home page's carousel", () => {
  it("links to the work with its title, creators and date", async () => {
    const { screen } = await renderSlide(work);
    const link = screen.getByRole("link", { name: "World map Mercator, Hondius, 1569" });
    expect(link.getAttribute("href")).toBe("/works/mercator");
    expect(link.style.getPropertyValue("--ratio")).toBe("2.0000");
  });

  it("loads its image eagerly only when it is first", async () => {
    const first = await renderSlide(work, "first");
    expect(first.container.querySelector("img")?.getAttribute("loading")).not.toBe("lazy");
    first.unmount();
    const later = await renderSlide(work);
    expect(later.container.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  });

  it("is a square with a label when it has no image", async () => {
    const { screen, container } = await renderSlide({ ...work, date: null, primaryImage: null });
    const link = screen.getByRole("link", { name: "World map Mercator, Hondius" });
    expect(link.style.getPropertyValue("--ratio")).toBe("1.0000");
    expect(container.querySelector("img")).toBeNull();
  });
});
