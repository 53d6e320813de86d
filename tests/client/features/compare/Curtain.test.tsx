import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Curtain } from "../../../../src/client/features/compare/Curtain.tsx";

function Drawn({ from }: { from: number }) {
  const [share, setShare] = useState(from);
  return (
    <ul>
      <Curtain share={share} onShare={setShare} />
    </ul>
  );
}

const edge = () => screen.getByRole("slider", { name: "Curtain" });

describe("Curtain: the curtain", () => {
  it("is drawn by arrow keys, further with Shift or by pages, and stops at both sides", async () => {
    const user = userEvent.setup();
    render(<Drawn from={0.5} />);
    edge().focus();
    await user.keyboard("{ArrowRight}{ArrowUp}");
    expect(edge().getAttribute("aria-valuenow")).toBe("52");
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}{PageDown}");
    expect(edge().getAttribute("aria-valuetext")).toBe("32 % from the left");
    await user.keyboard("{End}{ArrowRight}");
    expect(edge().getAttribute("aria-valuenow")).toBe("100");
    await user.keyboard("{Home}{ArrowLeft}");
    expect(edge().getAttribute("aria-valuenow")).toBe("0");
  });

  it("follows the pointer that holds it, and no other", () => {
    const held = new Set<number>();
    vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation((id) => void held.add(id));
    vi.spyOn(Element.prototype, "hasPointerCapture").mockImplementation((id) => held.has(id));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(100, 0, 400, 300),
    );
    render(<Drawn from={0.5} />);
    fireEvent.pointerMove(edge(), { pointerId: 1, clientX: 200 });
    expect(edge().getAttribute("aria-valuenow")).toBe("50");
    fireEvent.pointerDown(edge(), { pointerId: 1, clientX: 300 });
    fireEvent.pointerMove(edge(), { pointerId: 1, clientX: 200 });
    expect(edge().getAttribute("aria-valuenow")).toBe("25");
    fireEvent.pointerMove(edge(), { pointerId: 2, clientX: 400 });
    expect(edge().getAttribute("aria-valuenow")).toBe("25");
  });
});
