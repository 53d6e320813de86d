import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LensThroughTestQuery } from "../../../../__generated__/relay/LensThroughTestQuery.graphql.ts";
import { WorkViewer } from "../../../../src/client/features/viewer/WorkViewer.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt, pictureOf } from "./viewer-data.ts";

const images = [
  { ...pictureOf({ id: "front" }), role: "FRONT", registration: null },
  { ...pictureOf({ id: "xray" }), service: "/x", role: "XRAY", registration: null },
  { ...pictureOf({ id: "back" }), service: "/b", role: "BACK", registration: null },
  { ...pictureOf({ id: "frame" }), height: 6000, role: "OTHER", registration: null },
];

async function renderLens(shown = images) {
  const rendered = await renderWithRelay<LensThroughTestQuery>(
    {
      query: graphql`
        query LensThroughTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...WorkViewer_work
          }
        }
      `,
      render: ({ work }) => work && <WorkViewer work={work} looking={lookingAt()} />,
    },
    { Work: () => ({ title: "Mercator", images: shown }) },
  );
  rendered.screen.getByRole("button", { name: "Lens" }).focus();
  await rendered.user.keyboard("{Enter}");
  await rendered.screen.findByRole("group", { name: "Lens" });
  return rendered;
}

describe("LensThrough: the choice of another image inside the lens", () => {
  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollTo = vi.fn();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 1000, 667),
    );
  });

  it("offers the alignable images by name and starts with none", async () => {
    const { screen } = await renderLens();
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Look through to/ });
    expect([...choice.options].map(({ text }) => text)).toEqual(["Nothing else", "X-ray", "Back"]);
    expect(choice.value).toBe("");
  });

  it("announces what the lens shows after each choice", async () => {
    const { screen, user } = await renderLens();
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Look through to/ });
    await user.selectOptions(choice, "X-ray");
    expect(screen.getByText("Lens shows the X-ray")).toBeDefined();
    await user.selectOptions(choice, "Nothing else");
    expect(screen.getByText("Lens shows this picture")).toBeDefined();
  });

  it("cycles through the images by X and back to the image itself", async () => {
    const { screen, user } = await renderLens();
    const lens = screen.getByRole("application");
    expect(lens.getAttribute("aria-keyshortcuts")).toMatch(/\bX\b/);
    await user.keyboard("x");
    expect(screen.getByText("Lens shows the X-ray")).toBeDefined();
    await user.keyboard("x");
    expect(screen.getByText("Lens shows the back")).toBeDefined();
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Look through to/ });
    expect(choice.value).toBe("2");
    await user.keyboard("X");
    expect(screen.getByText("Lens shows this picture")).toBeDefined();
    expect(choice.value).toBe("");
  });

  it("resets on another slide", async () => {
    const { screen, user } = await renderLens();
    await user.keyboard("x");
    await user.click(screen.getByRole("button", { name: "Next image" }));
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Look through to/ });
    expect([...choice.options].map(({ text }) => text)).toEqual(["Nothing else", "Front", "Back"]);
    expect(choice.value).toBe("");
  });

  it("is absent when no image can be aligned", async () => {
    const { screen, user } = await renderLens(
      images.filter(({ role }) => /FRONT|OTHER/.test(role)),
    );
    expect(screen.queryByRole("combobox")).toBeNull();
    const before = screen.getByText(/^Lens on\./);
    await user.keyboard("x");
    expect(before.isConnected).toBe(true);
  });
});
