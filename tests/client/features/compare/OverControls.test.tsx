import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { OverControls } from "../../../../src/client/features/compare/OverControls.tsx";

const blink = { isUpper: true, isRunning: false, mayRun: false, toggle: vi.fn(), run: vi.fn() };

function Drawn({ from }: { from: number }) {
  const [share, setShare] = useState(from);
  return (
    <ul>
      <OverControls arrangement="curtain" share={share} onShare={setShare} blink={blink} />
    </ul>
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: /^Curtain/ });

test("OverControls: the curtain is a native range input with its value in words", () => {
  render(<Drawn from={0.5} />);
  expect(slider().tagName).toBe("INPUT");
  fireEvent.change(slider(), { target: { value: "0.32" } });
  expect(slider().getAttribute("aria-valuetext")).toBe("32 % from the left");
});

test("OverControls: the curtain's edge follows only the pointer that drags it", () => {
  const held = new Set<number>();
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation((id) => void held.add(id));
  vi.spyOn(Element.prototype, "hasPointerCapture").mockImplementation((id) => held.has(id));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(100, 0, 400, 300),
  );
  const { container } = render(<Drawn from={0.5} />);
  const edge = container.querySelector(".curtain__edge");
  if (!edge) throw new Error("The curtain has no edge.");
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 200 });
  expect(slider().value).toBe("0.5");
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 300 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 200 });
  expect(slider().value).toBe("0.25");
  fireEvent.pointerMove(edge, { pointerId: 2, clientX: 400 });
  expect(slider().value).toBe("0.25");
});
