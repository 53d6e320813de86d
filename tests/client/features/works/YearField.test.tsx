import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { YearField } from "../../../../src/client/features/works/YearField.tsx";

afterEach(() => document.body.replaceChildren());

/** Renders the field on the server, and hydrates it later. */
function sentField(year?: number) {
  const onSettle = vi.fn<(year: number | undefined) => void>();
  const field = (
    <YearField label="From" name="from" year={year} open="Earliest" onSettle={onSettle} />
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(field);
  document.body.append(container);
  return { onSettle, arrive: () => act(async () => hydrateRoot(container, field)) };
}

const input = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "From" });

describe("YearField: a year typed before hydration", () => {
  it("is reported at hydration if the field has lost the focus", async () => {
    const { onSettle, arrive } = sentField();
    input().value = "1850";
    await arrive();
    expect(onSettle.mock.calls).toEqual([[1850]]);
    expect(input().value).toBe("1850");
  });

  it.each([
    ["on Enter", "{Enter}"],
    ["when the field loses the focus", "{Tab}"],
  ])("in a focused field is reported %s", async (_, key) => {
    const { onSettle, arrive } = sentField(1700);
    input().focus();
    input().value = "1850";
    await arrive();
    expect(onSettle).not.toHaveBeenCalled();
    expect(input().value).toBe("1850");
    await userEvent.keyboard(key);
    expect(onSettle.mock.calls).toEqual([[1850]]);
  });

  it("is not reported if the value is unchanged", async () => {
    const { onSettle, arrive } = sentField(1700);
    await arrive();
    expect(onSettle).not.toHaveBeenCalled();
  });
});
