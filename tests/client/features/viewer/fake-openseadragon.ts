import { vi } from "vitest";

/** The part of OpenSeadragon's viewport that the viewer uses: zoomed in four times, at the upper left. */
export const viewport = {
  zoomBy: vi.fn(() => viewport),
  panBy: vi.fn(() => viewport),
  rotateBy: vi.fn(() => viewport),
  rotateTo: vi.fn(() => viewport),
  goHome: vi.fn(() => viewport),
  panTo: vi.fn(() => viewport),
  zoomTo: vi.fn(() => viewport),
  setFlip: vi.fn(),
  toggleFlip: vi.fn(),
  getFlip: () => false,
  getRotation: () => 0,
  getCenter: () => ({ x: 0.125, y: 0.125 / 1.5 }),
  applyConstraints: vi.fn(() => viewport),
  deltaPointsFromPixels: vi.fn((point: { x: number; y: number }) => point),
  getZoom: () => 4,
  getHomeZoom: () => 1,
  getContainerSize: () => ({ x: 600, y: 400 }),
  getBounds: () => ({
    getBoundingBox: () => ({ x: 0, y: 0, width: 0.25, height: 0.25 / 1.5 }),
  }),
};

/** Items added to the viewer since it was opened. */
const items: object[] = [];

type Item = { setOpacity: (opacity: number) => void };
type Added = { success: (event: { item: Item }) => void };

const handlers = new Map<string, () => void>();

/** A fake of OpenSeadragon's viewer; `raise` triggers one of its events. */
export const viewer = {
  viewport,
  addHandler: (name: string, handler: () => void) => handlers.set(name, handler),
  addOnceHandler: (name: string, handler: () => void) => handlers.set(name, handler),
  world: {
    getItemCount: () => items.length,
    setItemIndex: vi.fn(),
    removeItem: vi.fn((item: object) => void items.splice(items.indexOf(item), 1)),
  },
  addTiledImage: vi.fn(({ success }: Added) => {
    const item = { setOpacity: vi.fn() };
    queueMicrotask(() => {
      items.push(item);
      success({ item });
    });
  }),
  open: vi.fn(),
  destroy: vi.fn(() => {
    handlers.clear();
    items.length = 0;
  }),
  raise: (name: string) => handlers.get(name)?.(),
};

/** Whether OpenSeadragon can start; it cannot if a browser provides no canvas context. */
export const canStart = { value: true };

class Point {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
}

function start() {
  if (!canStart.value) throw new Error("no canvas");
  return viewer;
}

/** Replaces OpenSeadragon, which cannot draw in a test document, and records its calls. */
export default Object.assign(start, {
  Point,
  Rect: class Rect {},
  DrawerBase: class DrawerBase {},
  converter: { learnDestroy: () => {} },
});
