import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Share from "lucide-react/icons/share";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "../../../src/client/ui/Dialog.tsx";
import { ErrorState } from "../../../src/client/ui/ErrorState.tsx";
import { Menu } from "../../../src/client/ui/Menu.tsx";
import { ProgressBar } from "../../../src/client/ui/ProgressBar.tsx";
import { Select } from "../../../src/client/ui/Select.tsx";
import { Slider } from "../../../src/client/ui/Slider.tsx";
import { ThemeToggle } from "../../../src/client/ui/ThemeToggle.tsx";
import { eventually } from "../../support/eventually.ts";

it("parts: a slider's accessible name is its label, and aria-valuetext is its value text", () => {
  render(
    <Slider label="Size" valueText="5 px" min={0} max={9} value={5} onChange={() => undefined} />,
  );
  const slider = screen.getByRole("slider", { name: "Size" });
  expect(slider.getAttribute("aria-valuetext")).toBe("5 px");
  expect(screen.getByText("5 px")).toBeDefined();
});

describe("parts: a progress bar", () => {
  it("exposes its progress in per cent and as text", () => {
    render(<ProgressBar label="Bringing in atlas" done={16} total={64} detail="16 of 64" />);
    const bar = screen.getByRole("progressbar", { name: "Bringing in atlas" });
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
    expect(bar.getAttribute("aria-valuetext")).toBe("16 of 64");
  });

  it("exposes no value while the total is unknown", () => {
    render(<ProgressBar label="Reading" done={16} total={null} />);
    expect(screen.getByRole("progressbar").hasAttribute("aria-valuenow")).toBe(false);
  });
});

it("parts: an error state is an alert with its reference and a button that retries", async () => {
  const retry = vi.fn();
  render(
    <ErrorState title="The site cannot be reached" onRetry={retry} reference="r7">
      Check your connection.
    </ErrorState>,
  );
  expect(screen.getByRole("alert").textContent).toContain("r7");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("parts: a menu opens, runs the chosen action and returns the focus to its button", async () => {
  const user = userEvent.setup();
  const cite = vi.fn();
  render(
    <Menu
      label="Share"
      icon={Share}
      entries={[
        { id: "cite", label: "Cite", onAction: cite },
        { id: "line", separator: true },
        { id: "page", label: "Open the page", href: "/works/1" },
      ]}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(screen.getByRole("menuitem", { name: "Open the page" }).getAttribute("href")).toBe(
    "/works/1",
  );
  await user.click(screen.getByRole("menuitem", { name: "Cite" }));
  expect(cite).toHaveBeenCalledTimes(1);
  await eventually(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Share" })),
  );
});

it("parts: a select shows its value and reports a new selection", async () => {
  const user = userEvent.setup();
  const select = vi.fn();
  render(
    <Select
      label="Sort by"
      selected="newest"
      onSelect={select}
      options={[
        { id: "newest", label: "Newest" },
        { id: "title", label: "Title", detail: "12" },
      ]}
    />,
  );
  await user.click(screen.getByRole("button", { name: /Newest/ }));
  await user.click(screen.getByRole("option", { name: /Title/ }));
  expect(select).toHaveBeenCalledWith("title");
});

it("parts: a dialog is named by its title and closes by Escape", async () => {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="Cite this work" isOpen={isOpen} onOpenChange={setOpen}>
        Words
      </Dialog>
    );
  }
  render(<Page />);
  expect(screen.getByRole("dialog", { name: "Cite this work" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
});

describe("parts: ThemeToggle", () => {
  beforeEach(() => localStorage.clear());

  it("cycles through the device's theme, light and dark, and stores the choice", async () => {
    const user = userEvent.setup();
    render(<ThemeToggle />);
    const { dataset } = document.documentElement;
    await user.click(screen.getByRole("button", { name: "Colours: as the device has them" }));
    expect(dataset["theme"]).toBe("light");
    await user.click(screen.getByRole("button", { name: "Colours: light" }));
    expect(dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("vitrine.theme")).toBe("dark");
    await user.click(screen.getByRole("button", { name: "Colours: dark" }));
    expect(dataset["theme"]).toBeUndefined();
  });
});
