import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { PickResultTestQuery } from "../../../../__generated__/relay/PickResultTestQuery.graphql.ts";
import { PickResult } from "../../../../src/client/features/compare/PickResult.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pickedBy, workOf } from "./compared-works.ts";

async function renderResult(values: object = {}) {
  const onPick = vi.fn();
  const rendered = await renderWithRelay<PickResultTestQuery>(
    {
      query: graphql`
        query PickResultTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...PickResult_work
          }
        }
      `,
      render: ({ work }) => <ul>{work && <PickResult work={work} onPick={onPick} />}</ul>,
    },
    { Work: () => ({ ...workOf("mercator"), ...values }) },
  );
  return { ...rendered, onPick };
}

describe("PickResult: a work in the picker", () => {
  it("is named by creators, title and date, and picks its first image", async () => {
    const { screen, user, onPick } = await renderResult();
    const [first] = screen.getAllByRole("button");
    expect(first?.textContent).toBe("Maker of mercator, Mercator, 1569");
    await user.click(first as HTMLElement);
    expect(pickedBy(onPick)).toEqual(["mercator", 0]);
  });

  it("picks its further images by their positions", async () => {
    const { screen, user, onPick } = await renderResult();
    const further = screen.getByRole("group", { name: "Further pictures of Mercator" });
    await user.click(within(further).getByRole("button", { name: "Image 2: X-ray" }));
    expect(pickedBy(onPick)).toEqual(["mercator", 1]);
  });

  it("needs no creators, date or further images", async () => {
    const [only] = workOf("mercator").images;
    const { screen } = await renderResult({ creators: [], date: null, images: [only] });
    expect(screen.getByRole("button").textContent).toBe("Mercator");
    expect(screen.queryByRole("group")).toBeNull();
  });
});
