import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Dialog } from "../../../src/client/ui/Dialog.tsx";
import { Menu } from "../../../src/client/ui/Menu.tsx";

/** Simulates a cancelled transition of two properties, of which react-aria handles half the events. */
function breakOffTransition() {
  for (const type of ["transitionrun", "transitioncancel"]) {
    for (const propertyName of ["color", "opacity"]) {
      fireEvent(document.body, Object.assign(new Event(type, { bubbles: true }), { propertyName }));
    }
  }
}

function Opened() {
  const [what, setWhat] = useState<"menu" | "dialog" | null>(null);
  return (
    <>
      <button onClick={() => setWhat("menu")}>To the menu</button>
      <button onClick={() => setWhat("dialog")}>To the dialog</button>
      {what === "menu" && <Menu label="Acts" entries={[]} defaultOpen />}
      {what === "dialog" && (
        <Dialog title="Words" isOpen onOpenChange={() => undefined}>
          <p>Some</p>
        </Dialog>
      )}
    </>
  );
}

it.each(["menu", "dialog"])(
  "Menu: a %s opened by Enter has focus after a cancelled transition elsewhere on the page",
  async (role) => {
    render(<Opened />);
    breakOffTransition();
    const button = screen.getByRole("button", { name: `To the ${role}` });
    button.focus();
    fireEvent.click(button, { detail: 0 });
    const opened = await screen.findByRole(role);
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  },
);
