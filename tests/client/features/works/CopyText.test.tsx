import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CopyText } from "../../../../src/client/features/works/CopyText.tsx";

test("CopyText: shows that a text was copied until another text replaces it", async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { rerender } = render(<CopyText label="Link" text="/albums/1#old" />);
  const button = screen.getByRole("button", { name: "Copy: Link" });
  await user.click(button);
  await expect.poll(() => button.textContent).toBe("Copied");
  rerender(<CopyText label="Link" text="/albums/1#new" />);
  expect(button.textContent).toBe("Copy");
  expect(screen.queryByText("Copied.")).toBeNull();
  await user.click(button);
  await expect.poll(() => button.textContent).toBe("Copied");
  expect(copied.mock.calls).toEqual([["/albums/1#old"], ["/albums/1#new"]]);
});

test("CopyText: removes the error about one text when another replaces it", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const { rerender } = render(<CopyText label="Link" text="one" />);
  await user.click(screen.getByRole("button", { name: "Copy: Link" }));
  await screen.findByText(/^The browser does not let this page copy/);
  rerender(<CopyText label="Link" text="other" />);
  expect(screen.queryByText(/^The browser does not let this page copy/)).toBeNull();
});
