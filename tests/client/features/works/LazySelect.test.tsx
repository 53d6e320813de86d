import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { LazySelect } from "../../../../src/client/features/works/LazySelect.tsx";

const options = [
  { id: "newest", label: "Newest" },
  { id: "title", label: "Title" },
];
const onSelect = vi.fn();
// Preloaded, because the loading time is not under test.
beforeAll(() => import("../../../../src/client/ui/Select.tsx"));
beforeEach(() => {
  onSelect.mockClear();
  render(<LazySelect label="Sort by" options={options} selected="newest" onSelect={onSelect} />);
});

it("LazySelect: a press before the list has loaded opens it afterwards", async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Newest Sort by" }));
  await user.click(await screen.findByRole("option", { name: "Title" }));
  expect(onSelect).toHaveBeenCalledWith("title");
});

it("LazySelect: an arrow key opens the list, and Escape returns the focus to its button", async () => {
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Newest Sort by" }).focus();
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  const button = screen.getByRole("button", { name: "Newest Sort by" });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
