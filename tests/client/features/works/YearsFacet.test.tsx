import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changed } from "../../../../src/client/features/works/works-search.ts";
import { renderYears } from "./years-facet.tsx";

describe("YearsFacet: the range slider's thumbs", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  it("show the years at once, and filter after a pause, once for several keys", async () => {
    const { press, said, field, chosen } = await renderYears({ q: "sea" });
    expect(said()).toEqual(["all years", "all years"]);
    await press("From", 1);
    expect(said()).toEqual(["from 1810", "from 1810"]);
    expect(field("From").value).toBe("1810");
    await pass(250);
    await press("From", 1);
    await pass(299);
    expect(chosen()).toEqual([]);
    await pass(1);
    expect(chosen()).toEqual([{ q: "sea", from: 1820, to: undefined }]);
  });

  it("do not filter during a drag", async () => {
    const { press, drag, said, chosen } = await renderYears();
    await press("From", 1);
    drag("From", 2);
    await pass(1000);
    expect(chosen()).toEqual([]);
    expect(said()).toEqual(["from 1820", "from 1820"]);
  });

  it("represent whole steps, and remove the limit at an end", async () => {
    const { press, said, field, chosen } = await renderYears({ from: 1810 });
    await press("To", -1);
    expect(said()).toEqual(["1810 to 1829", "1810 to 1829"]);
    await press("From", -1);
    expect(said()).toEqual(["until 1829", "until 1829"]);
    await press("To", 1);
    await pass(300);
    expect(chosen()).toEqual([{ from: undefined, to: undefined }]);
    expect([field("From").value, field("To").value]).toEqual(["", ""]);
  });

  it("never meet, and preserve a typed year at the other end", async () => {
    const { press, thumb, said, unmount } = await renderYears({ to: 1823 });
    await press("From", 1, 5);
    expect([thumb("From").value, thumb("To").value]).toEqual(["2", "3"]);
    expect(said()).toEqual(["1820 to 1823", "1820 to 1823"]);
    unmount();
    const other = await renderYears({ from: 1817, to: 1823 });
    await other.press("To", 1);
    expect(other.said()[1]).toBe("from 1817");
  });

  it("filter at once when they lose focus or unmount", async () => {
    const { press, thumb, field, chosen, unmount } = await renderYears();
    act(() => thumb("From").focus());
    await press("From", 1);
    act(() => field("To").focus());
    act(() => thumb("To").focus());
    act(() => field("To").focus());
    expect(chosen()).toEqual([{ from: 1810, to: undefined }]);
    await press("To", -1);
    unmount();
    expect(chosen().slice(1)).toEqual([{ from: 1810, to: 1829 }]);
    await pass(300);
    expect(chosen()).toHaveLength(2);
  });
});

describe("YearsFacet: typed years", () => {
  it("filter on Enter and on blur, and preserve other changes", async () => {
    const { user, field, said, chosen, lastChange } = await renderYears();
    await user.type(field("From"), "1823");
    expect(chosen()).toEqual([]);
    await user.keyboard("{Enter}");
    expect(chosen()).toEqual([{ from: 1823, to: undefined }]);
    const meanwhile = { q: "sea", to: 1900 };
    expect(changed(meanwhile, lastChange())).toEqual({ q: "sea", from: 1823, to: 1900 });
    await user.type(field("To"), "1823");
    await user.tab();
    expect(said()).toEqual(["1823", "1823"]);
  });

  it("are sorted, and a cleared field removes its limit", async () => {
    const { user, field, chosen } = await renderYears({ from: 1825 });
    await user.type(field("To"), "1815{Enter}");
    expect(chosen()).toEqual([{ from: 1815, to: 1825 }]);
    await user.clear(field("To"));
    await user.tab();
    expect(chosen().slice(1)).toEqual([{ from: 1815, to: undefined }]);
  });
});

describe("YearsFacet: the selected years", () => {
  it("appear in the title, also before the common era", async () => {
    const centuries = { first: -600, step: 100, counts: [1, 2, 3] };
    const { screen, said } = await renderYears({ to: -401 }, centuries);
    expect(said()).toEqual(["until 401 BCE", "until 401 BCE"]);
    screen.getByText("until 401 BCE");
  });

  it("have no slider when there is a single year", async () => {
    const oneYear = { first: 1900, step: 1, counts: [7] };
    const { screen, user, field, chosen } = await renderYears({}, oneYear);
    expect(screen.queryByRole("slider")).toBeNull();
    await user.type(field("From"), "1900{Enter}");
    expect(chosen()).toEqual([{ from: 1900, to: undefined }]);
  });

  it("are absent when no year is known", async () => {
    const { container } = await renderYears({}, null);
    expect(container.textContent).toBe("");
  });

  it("can be cleared when no year is known, and stay while they contain the focus", async () => {
    const { screen, user, field, chosen } = await renderYears({ from: 1850 }, null);
    await user.clear(field("From"));
    await user.keyboard("{Enter}");
    expect(chosen()).toEqual([{ from: undefined, to: undefined }]);
    expect(document.activeElement).toBe(field("From"));
    await user.tab();
    expect(document.activeElement).toBe(field("To"));
    await user.tab();
    expect(screen.queryByRole("group", { name: "Years" })).toBeNull();
  });
});
