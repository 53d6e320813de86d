import { beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../support/eventually.ts";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML =
    `<meta name="vitrine-program" content="/app.js /shared.js">` +
    `<meta name="vitrine-parts" content="/work.js">` +
    `<meta name="vitrine-reach" content="/close-up.js /zoom.js">`;
});

const loading = () => import("../../../src/client/page/load-program.ts");
const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
const asked = () => links().map((link) => link.getAttribute("href"));
const comes = (index: number, how = "load") => links()[index]?.dispatchEvent(new Event(how));

it("load-program: starts the client once and preloads all its files", async () => {
  const { loadProgram } = await loading();
  const script = loadProgram();
  expect(loadProgram()).toBe(script);
  expect(script.getAttribute("src")).toBe("/app.js");
  expect(asked()).toEqual(["/app.js", "/shared.js", "/work.js"]);
});

it("load-program: runs the client's imports in a separate script before it", async () => {
  const { loadProgram } = await loading();
  loadProgram();
  const scripts = [...document.querySelectorAll("script")];
  expect(scripts.map((script) => script.getAttribute("src"))).toEqual(["/shared.js", "/app.js"]);
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it("load-program: preloads the zoom view once at most one client file is still loading", async () => {
  const { loadReached } = await loading();
  loadReached();
  comes(2);
  await Promise.resolve();
  expect(asked()).toHaveLength(3);
  comes(0, "error");
  await eventually(() => {
    expect(asked().slice(3)).toEqual(["/close-up.js", "/zoom.js"]);
  });
});

it("load-program: preloads the zoom view at once if the client is loaded", async () => {
  const { loadProgram, loadReached } = await loading();
  loadProgram();
  for (const index of links().keys()) comes(index);
  loadReached();
  await eventually(() => {
    expect(asked()).toContain("/zoom.js");
  });
});
