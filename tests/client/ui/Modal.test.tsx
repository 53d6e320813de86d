import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { expect, it, vi } from "vitest";
import { Modal } from "../../../src/client/ui/Modal.tsx";

function Late({ answer }: { answer: Promise<string> | null }) {
  return answer && use(answer);
}

it("Modal: does not call onClose when a suspending page hides it", async () => {
  // Browsers fire the event in a separate task, the test document synchronously.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event("close")));
  });
  const task = () => act(() => new Promise((done) => setTimeout(done)));
  const onClose = vi.fn();
  let wait = (_answer: Promise<string>) => {};
  function Page() {
    const [answer, setAnswer] = useState<Promise<string> | null>(null);
    wait = setAnswer;
    return (
      <Suspense>
        <Modal label="Close up" onClose={onClose}>
          A picture
        </Modal>
        <Late answer={answer} />
      </Suspense>
    );
  }
  render(<Page />);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  let resolve = (_answer: string) => {};
  const promise = new Promise<string>((done) => (resolve = done));
  await act(async () => wait(promise));
  await task();
  expect(dialog.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => resolve("More"));
  expect(dialog.open).toBe(true);
  dialog.close();
  await task();
  expect(onClose).toHaveBeenCalledOnce();
});
