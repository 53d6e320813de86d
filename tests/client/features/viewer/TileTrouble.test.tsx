import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { nothingAwaited } from "../../../../src/client/features/viewer/tile-loader.ts";
import { TileTrouble } from "../../../../src/client/features/viewer/TileTrouble.tsx";

it("nothing is said while all is well", () => {
  const status = { ...nothingAwaited, loading: 7 };
  const { container } = render(<TileTrouble status={status} className="" onRetry={() => {}} />);
  expect(container.textContent).toBe("");
});

it("tiles that did not come, or are damaged, can be asked for again", () => {
  const onRetry = vi.fn();
  const status = { ...nothingAwaited, failed: 2, damaged: 1 };
  const { rerender } = render(<TileTrouble status={status} className="" onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("did not load");
  rerender(<TileTrouble status={{ ...status, damaged: 2 }} className="" onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("is damaged");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("of a picture that is being prepared is said that it appears by itself", () => {
  const status = { ...nothingAwaited, loading: 3, preparing: 3 };
  render(<TileTrouble status={status} className="" onRetry={() => {}} />);
  expect(screen.getByRole("status").textContent).toContain("appears by itself");
});
