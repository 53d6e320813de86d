import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderBlock } from "../render-block.tsx";
import { answeredView, lostView } from "../taken-views.ts";

const show = (over: object = {}) =>
  renderBlock({
    __typename: "ComparisonBlock",
    first: answeredView("a"),
    second: answeredView("b"),
    arrangement: "CURTAIN",
    caption: "Before and after",
    ...over,
  });

describe("ComparisonBlock: a comparison", () => {
  it("has a curtain slider that announces its position", async () => {
    const { screen } = await show();
    screen.getByRole("img", { name: "A" });
    screen.getByRole("img", { name: "B" });
    const curtain = screen.getByRole("slider", { name: /^Curtain: A to its left, B to its right/ });
    fireEvent.change(curtain, { target: { value: "20" } });
    expect(curtain.getAttribute("aria-valuetext")).toBe("20 % from the left");
  });

  it("names the curtain in one sentence when alternative texts are full sentences", async () => {
    const described = (name: string, alt: string) => {
      const { image } = answeredView(name);
      return answeredView(name, { image: { ...image, alt } });
    };
    const { screen } = await show({
      first: described("a", "A coast."),
      second: described("b", "A harbour…"),
    });
    screen.getByRole("slider", { name: "Curtain: A coast to its left, A harbour to its right" });
  });

  it("shows the images side by side if the curator chose that", async () => {
    const { screen } = await show({ arrangement: "SIDE" });
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getAllByRole("img")).toHaveLength(2);
    screen.getByText("Before and after");
  });

  it("links to the compare page with both views", async () => {
    const { screen } = await show();
    const href = screen.getByRole("link", { name: "Compare closely" }).getAttribute("href") ?? "";
    const { pathname, searchParams } = new URL(href, "https://x.org");
    expect(pathname).toBe("/compare");
    expect(searchParams.getAll("view")).toHaveLength(2);
  });

  it("shows only one image if the other's work is unpublished", async () => {
    const { screen } = await show({ second: lostView("b") });
    screen.getByRole("img", { name: "A" });
    screen.getByText("This picture is not shown any more.");
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("link", { name: "Compare closely" })).toBeNull();
  });

  it("shows a message if both works are unpublished", async () => {
    const { screen } = await show({ first: lostView("a"), second: lostView("b") });
    screen.getByText("This picture is not shown any more.");
    screen.getByText("Before and after");
  });
});
