import { beforeEach, expect, it, vi } from "vitest";
import { loadFonts, showSeenFonts } from "../../../src/client/page/fonts.ts";

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="vitrine-fonts" content="/fonts.css /upright.woff2 /slanted.woff2">`;
});

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const addresses = (rel: string) => links(rel).map((link) => link.getAttribute("href"));
const comes = (index: number, how = "load") =>
  links("preload")[index]?.dispatchEvent(new Event(how));

it("fonts are applied together once each has loaded or failed", async () => {
  const loaded = loadFonts();
  expect(addresses("preload")).toEqual(["/upright.woff2", "/slanted.woff2"]);
  comes(0);
  await Promise.resolve();
  expect(addresses("stylesheet")).toEqual([]);
  comes(1, "error");
  await loaded;
  expect(addresses("stylesheet")).toEqual(["/fonts.css"]);
});

it("fonts that this browser loaded before are applied at once and not loaded again", async () => {
  const loaded = loadFonts();
  comes(0);
  comes(1);
  await loaded;
  for (const link of [...links("stylesheet"), ...links("preload")]) link.remove();
  showSeenFonts();
  expect(addresses("stylesheet")).toEqual(["/fonts.css"]);
  await loadFonts();
  expect(addresses("stylesheet")).toEqual(["/fonts.css"]);
  expect(addresses("preload")).toEqual([]);
});

it("fonts: loads all font faces with the stylesheet, and ignores failures", async () => {
  const faces = [vi.fn(async () => undefined), vi.fn(() => Promise.reject(new Error("gone")))];
  Object.assign(document, { fonts: faces.map((load) => ({ load })) });
  localStorage.setItem("vitrine.fonts", "/fonts.css");
  showSeenFonts();
  for (const face of faces) expect(face).not.toHaveBeenCalled();
  links("stylesheet")[0]?.dispatchEvent(new Event("load"));
  for (const face of faces) expect(face).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, "fonts");
});

it("fonts: applies no fonts early if they changed or localStorage throws", () => {
  localStorage.setItem("vitrine.fonts", "/older.css");
  showSeenFonts();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  showSeenFonts();
  vi.restoreAllMocks();
  expect(addresses("stylesheet")).toEqual([]);
});
