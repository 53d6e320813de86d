import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ViewChoice } from "../../../../src/client/features/works/ViewChoice.tsx";

it("ViewChoice: switches between grid, list and table, and marks the current one", async () => {
  const onSearchChange = vi.fn();
  const user = userEvent.setup();
  render(<ViewChoice view="list" onSearchChange={onSearchChange} />);
  expect(screen.getAllByRole("button", { pressed: true })).toEqual([
    screen.getByRole("button", { name: "List" }),
  ]);
  await user.click(screen.getByRole("button", { name: "Grid", pressed: false }));
  expect(onSearchChange).toHaveBeenLastCalledWith({ view: undefined });
  await user.click(screen.getByRole("button", { name: "Table", pressed: false }));
  expect(onSearchChange).toHaveBeenLastCalledWith({ view: "table" });
});
