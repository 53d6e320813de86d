import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AdjustPanel } from "../../../../src/client/features/viewer/AdjustPanel.tsx";
import { LayersPanel } from "../../../../src/client/features/viewer/LayersPanel.tsx";
import { LensPanel } from "../../../../src/client/features/viewer/LensPanel.tsx";
import { ScaleBar } from "../../../../src/client/features/viewer/ScaleBar.tsx";
import type { LensSettings } from "../../../../src/client/features/viewer/lens-settings.ts";
import type { ThroughImage } from "../../../../src/client/features/viewer/useThrough.ts";
import { asItComes, type Layer } from "../../../../src/view/view.ts";
import { placement } from "../notes/open-notes.tsx";
import { eventually } from "../../../support/eventually.ts";

/** Returns an image of a work that can be laid over another one. */
const through = (index: number, name: string): ThroughImage => ({
  index,
  name,
  inWords: name,
  over: [1, 0, 0, 1, 0, 0],
  image: {
    service: "/iiif/image/3/abc",
    grid: { width: 600, height: 400, tileWidth: 512, scaleFactors: [1] },
  },
  smallUrl: "",
});
const slider = (name: RegExp) => screen.getByRole<HTMLInputElement>("slider", { name });
const said = (name: RegExp) => slider(name).getAttribute("aria-valuetext");
const slide = (name: RegExp, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const press = (name: string) => screen.getByRole("button", { name });

describe("panels: the lens panel", () => {
  const limits = { least: 1, usual: 2, full: 4, most: 16 };

  function Panel({ onThrough }: { onThrough: (image: ThroughImage | null) => void }) {
    const [settings, setSettings] = useState<LensSettings>({
      shape: "round",
      size: 240,
      strength: 2,
    });
    return (
      <LensPanel
        settings={settings}
        limits={limits}
        choices={[through(1, "Infrared"), through(3, "X-ray")]}
        through={1}
        onSettings={setSettings}
        onThrough={onThrough}
      />
    );
  }

  it("changes the strength by equal ratios and marks the full resolution", () => {
    render(<Panel onThrough={() => {}} />);
    expect(said(/^Strength/)).toBe("2.0×");
    expect(slider(/^Strength/).value).toBe("25");
    slide(/^Strength/, 50);
    expect(said(/^Strength/)).toBe("4.0×, full resolution");
    slide(/^Strength/, 100);
    expect(said(/^Strength/)).toBe("16.0×");
  });

  it("changes the size, the shape and the image inside the lens", async () => {
    const onThrough = vi.fn();
    render(<Panel onThrough={onThrough} />);
    slide(/^Size/, 300);
    expect(said(/^Size/)).toBe("300 px");
    const user = userEvent.setup();
    await user.click(press("Square lens"));
    expect(press("Square lens").getAttribute("aria-pressed")).toBe("true");
    expect(press("Round lens").getAttribute("aria-pressed")).toBe("false");
    const choice = screen.getByLabelText<HTMLSelectElement>("Look through to");
    expect(choice.selectedOptions[0]?.textContent).toBe("Infrared");
    await user.selectOptions(choice, "X-ray");
    expect(onThrough).toHaveBeenLastCalledWith(expect.objectContaining({ index: 3 }));
    await user.selectOptions(choice, "Nothing else");
    expect(onThrough).toHaveBeenLastCalledWith(null);
  });
});

describe("panels: the layers panel", () => {
  function Panel({ count, first = [] }: { count: number; first?: readonly Layer[] }) {
    const [layers, setLayers] = useState(first);
    const choices = Array.from({ length: count }, (_, at) => through(at + 1, `Image ${at + 1}`));
    return <LayersPanel choices={choices} layers={layers} onLayers={setLayers} />;
  }

  it("sets the opacity of each layer and removes all at once", async () => {
    render(<Panel count={2} />);
    expect(press("Only the picture").getAttribute("aria-disabled")).toBe("true");
    slide(/^Image 1/, 40);
    slide(/^Image 2/, 25);
    expect([said(/^Image 1/), said(/^Image 2/)]).toEqual(["40 %", "25 %"]);
    slide(/^Image 1/, 0);
    expect([said(/^Image 1/), said(/^Image 2/)]).toEqual(["0 %", "25 %"]);
    await userEvent.setup().click(press("Only the picture"));
    expect(said(/^Image 2/)).toBe("0 %");
  });

  it("limits the number of layers, with a message, and retains the existing ones", () => {
    const first = Array.from({ length: 8 }, (_, at) => ({ image: at + 2, opacity: 0.5 }));
    render(<Panel count={9} first={first} />);
    slide(/^Image 1/, 40);
    expect([said(/^Image 1/), said(/^Image 9/)]).toEqual(["0 %", "50 %"]);
    screen.getByText("At most 8 images lie over the picture. Take one away to see another.");
    slide(/^Image 9/, 0);
    expect(screen.queryByText(/^At most 8/)).toBeNull();
    slide(/^Image 1/, 40);
    expect([said(/^Image 1/), said(/^Image 9/)]).toEqual(["40 %", "0 %"]);
  });
});

it("panels: AdjustPanel changes each adjustment and resets all together", async () => {
  function Panel() {
    const [adjustments, setAdjustments] = useState(asItComes);
    return <AdjustPanel adjustments={adjustments} onChange={setAdjustments} />;
  }
  render(<Panel />);
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(press("As it comes").getAttribute("aria-disabled")).toBe("true");
  slide(/^Contrast/, 1.5);
  await user.click(box("Greys only"));
  await user.click(box("Light and dark exchanged"));
  expect([said(/^Brightness/), said(/^Contrast/)]).toEqual(["100 %", "150 %"]);
  expect([box("Greys only").checked, box("Light and dark exchanged").checked]).toEqual([
    true,
    true,
  ]);
  await user.click(press("As it comes"));
  expect(said(/^Contrast/)).toBe("100 %");
  expect(box("Greys only").checked).toBe(false);
});

it("panels: the scale bar's length matches its label, and it hides when no round length fits", async () => {
  let move = (_: typeof placement) => {};
  const onMove = (listener: typeof move) => {
    move = listener;
    listener(placement);
    return () => {};
  };
  const { container } = render(<ScaleBar pixelsPerCm={100} onMove={onMove} />);
  const bar = await screen.findByRole("img", { name: /^Scale: / });
  const lengths = () => ({ words: bar.getAttribute("aria-label"), width: bar.style.inlineSize });
  // A quarter of 100 pixels per centimetre: 5 cm are 125 screen pixels.
  expect(lengths()).toEqual({ words: "Scale: 5 centimetres", width: "125px" });
  move({ ...placement, scale: 2.5 });
  await eventually(() => expect(lengths().words).toBe("Scale: 5 millimetres"));
  expect(lengths().width).toBe("125px");
  expect(container.textContent).toBe("5 mm");
  move({ ...placement, scale: 1e9 });
  await eventually(() => expect(screen.queryByRole("img")).toBeNull());
  move(placement);
  await eventually(() => expect(screen.getByRole("img")).toBe(bar));
});
