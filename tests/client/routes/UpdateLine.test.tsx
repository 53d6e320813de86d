import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { SiteUpdate } from "../../../src/client/routes/site-update.ts";
import { UpdateLine } from "../../../src/client/routes/UpdateLine.tsx";

function offered() {
  const update = new SiteUpdate();
  const load = vi.fn();
  render(<UpdateLine update={update} />);
  act(() => update.offer({ build: "2", load }));
  return { update, load };
}

it("UpdateLine: renders no message without an update or on the server", () => {
  const update = new SiteUpdate();
  update.offer({ build: "2", load: () => {} });
  expect(renderToString(<UpdateLine update={update} />)).not.toContain("new version");
  render(<UpdateLine update={new SiteUpdate()} />);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("UpdateLine: announces a new version and reloads by keyboard", async () => {
  const { load } = offered();
  expect(screen.getByRole("status").textContent).toContain("A new version of the site is ready.");
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reload" }));
  await userEvent.keyboard("{Enter}");
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Reloading…" })).toBeTruthy();
});

it("UpdateLine: stays hidden after “Not now” until a newer build is offered", async () => {
  const { update, load } = offered();
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => update.offer({ build: "2", load }));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => update.offer({ build: "3", load }));
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});

describe("UpdateLine: focus after “Not now”", () => {
  function offeredBelow() {
    const update = new SiteUpdate();
    render(
      <>
        <button type="button">Theme</button>
        <UpdateLine update={update} />
        <main tabIndex={-1} />
      </>,
    );
    act(() => update.offer({ build: "2", load: () => {} }));
  }

  it("returns to the previously focused element", async () => {
    offeredBelow();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Theme" }));
  });

  it("moves to the page if nothing was focused before", async () => {
    offeredBelow();
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });
});
