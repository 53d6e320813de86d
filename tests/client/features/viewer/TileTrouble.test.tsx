import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { nothingAwaited } from "../../../../src/client/features/viewer/tile-loader.ts";
import { TileTrouble } from "../../../../src/client/features/viewer/TileTrouble.tsx";

const heir = { current: null };

it("TileTrouble: renders nothing while no tile has failed", () => {
  const status = { ...nothingAwaited, loading: 7 };
  const { container } = render(
    <TileTrouble status={status} className="" heir={heir} onRetry={() => {}} />,
  );
  expect(container.textContent).toBe("");
});

it("TileTrouble: failed or damaged tiles can be requested again", () => {
  const onRetry = vi.fn();
  const status = { ...nothingAwaited, failed: 2, damaged: 1 };
  const { rerender } = render(
    <TileTrouble status={status} className="" heir={heir} onRetry={onRetry} />,
  );
  expect(screen.getByRole("alert").textContent).toContain("did not load");
  rerender(
    <TileTrouble status={{ ...status, damaged: 2 }} className="" heir={heir} onRetry={onRetry} />,
  );
  expect(screen.getByRole("alert").textContent).toContain("is damaged");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("TileTrouble: a status message explains that an image is being prepared", () => {
  const status = { ...nothingAwaited, loading: 3, preparing: 3 };
  render(<TileTrouble status={status} className="" heir={heir} onRetry={() => {}} />);
  expect(screen.getByRole("status").textContent).toContain("appears by itself");
});

it("TileTrouble: the focus moves to the image when the focused button disappears", () => {
  const picture = document.createElement("div");
  picture.tabIndex = 0;
  document.body.append(picture);
  const of = (failed: number, preparing: number) => (
    <TileTrouble
      status={{ ...nothingAwaited, failed, preparing }}
      className=""
      heir={{ current: picture }}
      onRetry={() => {}}
    />
  );
  const { rerender } = render(of(1, 1));
  screen.getByRole("button", { name: "Try again" }).focus();
  rerender(of(0, 1));
  expect(document.activeElement).toBe(picture);
  picture.remove();
});
