import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { FilterChips } from "../../../../src/client/features/works/FilterChips.tsx";
import { changed, type WorksSearch } from "../../../../src/client/features/works/works-search.ts";

let now: WorksSearch;

function Chips({ initial }: { initial: WorksSearch }) {
  const [search, setSearch] = useState(initial);
  now = search;
  return (
    <FilterChips
      search={search}
      onSearchChange={(change) => setSearch((newest) => changed(newest, change))}
    />
  );
}

const chosen = Object.fromEntries(
  Object.entries({
    q: "sea",
    type: ["map", "globe"],
    image: "no",
    from: 1850,
  } satisfies WorksSearch),
);
const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const inForce = () =>
  Object.entries(now)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

it("FilterChips: shows one chip for each value of each active filter", () => {
  render(<Chips initial={chosen} />);
  expect(names()).toEqual([
    "Remove filter:TypeMap",
    "Remove filter:TypeGlobe",
    "Remove filter:ImageNo",
    "Remove filter:Yearsfrom 1850",
    "Remove all",
  ]);
});

it("FilterChips: removes a filter and moves the focus to the next chip, at the end to the previous", async () => {
  const user = userEvent.setup();
  render(<Chips initial={chosen} />);
  await user.click(screen.getByRole("button", { name: "Remove filter: Type Map" }));
  expect(now.type).toEqual(["globe"]);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Remove filter: Type Globe" }),
  );
  await user.click(screen.getByRole("button", { name: "Remove filter: Years from 1850" }));
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Remove filter: Image No" }),
  );
});

it("FilterChips: removes all filters but not the words, and the focus stays in the group", async () => {
  const user = userEvent.setup();
  render(<Chips initial={chosen} />);
  await user.click(screen.getByRole("button", { name: "Remove all" }));
  expect(inForce()).toEqual(["q"]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Filters in force" }));
});

it("FilterChips: offers to remove all only for several filters", () => {
  render(<Chips initial={{ type: ["map"] }} />);
  expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull();
});
