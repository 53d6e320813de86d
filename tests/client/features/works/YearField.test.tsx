import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { YearField } from "../../../../src/client/features/works/YearField.tsx";

afterEach(() => document.body.replaceChildren());

/** The field as the server sent it, and the program coming to it afterwards. */
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

describe("YearField: a year typed before the program is there", () => {
  it("counts at once where the field was left", async () => {
    const { onSettle, arrive } = sentField();
    input().value = "1850";
    await arrive();
    expect(onSettle.mock.calls).toEqual([[1850]]);
    expect(input().value).toBe("1850");
  });

  it("counts when the field is left, or by Enter, while somebody is still in it", async () => {
    const { onSettle, arrive } = sentField(1700);
    input().focus();
    input().value = "1850";
    await arrive();
    expect(onSettle).not.toHaveBeenCalled();
    expect(input().value).toBe("1850");
    await userEvent.keyboard("{Enter}");
    expect(onSettle.mock.calls).toEqual([[1850]]);
  });

  it("is nothing where nothing was typed", async () => {
    const { onSettle, arrive } = sentField(1700);
    await arrive();
    expect(onSettle).not.toHaveBeenCalled();
  });
});
