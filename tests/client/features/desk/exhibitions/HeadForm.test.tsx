import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { HeadFields } from "../../../../../src/client/features/desk/exhibitions/deskHead.ts";
import { HeadForm } from "../../../../../src/client/features/desk/exhibitions/HeadForm.tsx";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { shownIn, viewOf } from "../../../../support/render-form.tsx";
import { someHead } from "./any-exhibition.ts";

async function renderHead(
  first: Partial<HeadFields> = {},
  props: Partial<Pick<Parameters<typeof HeadForm>[0], "problems" | "viewShown">> = {},
) {
  await import("../../../../../src/client/features/desk/exhibitions/text/RichTextField.tsx");
  const onChange = vi.fn<(fields: Partial<HeadFields>) => void>();
  function Desk() {
    const [head, setHead] = useState({ ...someHead, ...first });
    return (
      <HeadForm
        head={head}
        problems={undefined}
        viewShown={shownIn}
        onTaken={vi.fn()}
        {...props}
        onChange={(fields) => {
          onChange(fields);
          setHead({ ...head, ...fields });
        }}
      />
    );
  }
  render(<Desk />);
  await screen.findByRole("textbox", { name: "Introduction" });
  return { user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] };
}

describe("HeadForm: the form for an exhibition's metadata", () => {
  it("shows the metadata and reports each changed field separately", async () => {
    const { user, last } = await renderHead({
      introduction: plainText("Of the sea"),
      credits: plainText("Thanks"),
      opensOn: "2026-12-01",
    });
    const text = (name: string) => screen.getByRole("textbox", { name }).textContent;
    expect([text("Introduction"), text("Credits")]).toEqual(["Of the sea", "Thanks"]);
    await user.type(screen.getByLabelText("Title"), " at sea");
    expect(last()).toEqual({ title: "Storms at sea" });
    await user.clear(screen.getByLabelText("First day"));
    expect(last()).toEqual({ opensOn: null });
    await user.type(screen.getByLabelText("Last day"), "2027-01-31");
    expect(last()).toEqual({ closesOn: "2027-01-31" });
    await user.selectOptions(screen.getByLabelText("Colours"), "NIGHT");
    expect(last()).toEqual({ colours: "NIGHT" });
    await user.selectOptions(screen.getByLabelText("Letters"), "SERIF");
    expect(last()).toEqual({ typeface: "SERIF" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");
    expect(last()).toEqual({ language: "de" });
  });

  it("removes the cover, and indicates a cover that is no longer visible", async () => {
    const { user, last } = await renderHead({ cover: viewOf("a") }, { viewShown: () => null });
    screen.getByText("What was chosen is not shown any more.");
    screen.getByRole("button", { name: "Choose another" });
    await user.click(screen.getByRole("button", { name: "No cover" }));
    expect(last()).toEqual({ cover: null });
    screen.getByRole("button", { name: "Choose a picture" });
  });

  it("shows a problem at its field", async () => {
    await renderHead(
      { opensOn: "2026-12-02", closesOn: "2026-12-01" },
      { problems: { closesOn: "The last day is before the first one." } },
    );
    const field = screen.getByLabelText("Last day");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = field.getAttribute("aria-describedby") ?? "";
    const words = described.split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(words).toContain("The last day is before the first one.");
    expect(screen.getByLabelText("First day").getAttribute("aria-invalid")).toBe("false");
  });
});
