import { act, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { lateRefusal, tellLate } from "../../../../../src/client/features/parts/late-refusal.ts";
import { answerMutation } from "../../live-event.ts";
import { pictureOf, renderPictures, workOf } from "./work-pictures.tsx";

const changed = (version: number, ...images: object[]) => ({
  changeWorkImages: { __typename: "ChangeWorkImagesSuccess", work: workOf(version, images) },
});
const theirs = (...images: object[]) => ({
  changeWorkImages: {
    __typename: "WorkConflict",
    message: "Somebody has changed this work.",
    work: workOf(5, images),
  },
});

afterEach(() => act(() => tellLate(null)));

describe("the pictures of a work", () => {
  it("are moved by the keys of a handle, which shows at once, and moved back by Undo", async () => {
    const [a, b, c] = [pictureOf("a"), pictureOf("b"), pictureOf("c")];
    const { screen, user, captions, lastAsked, environment } = await renderPictures(a, b, c);
    screen.getByRole("button", { name: "Move C, 3 of 3" }).focus();
    await user.keyboard(" {Home} ");
    expect(captions()).toEqual(["C", "A", "B"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move C, 1 of 3");
    expect(lastAsked()).toEqual({
      name: "useChangeWorkImagesMutation",
      variables: {
        input: { workId: "work", version: 1, images: [{ id: "c" }, { id: "a" }, { id: "b" }] },
      },
    });
    await answerMutation(environment, changed(2, c, a, b));
    screen.getByText("“C” stands for the work now.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastAsked()).toEqual({
      name: "usePutPicturesBackMutation",
      variables: { input: { id: "work", number: 1, version: 2 } },
    });
    await answerMutation(environment, {
      restoreWorkRevision: {
        __typename: "RestoreWorkRevisionSuccess",
        work: workOf(3, [a, b, c]),
      },
    });
    expect(captions()).toEqual(["A", "B", "C"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    screen.getByText("That is taken back.");
  });

  it("are changed one after the other, each on what the one before came to", async () => {
    const { screen, user, lastAsked, environment } = await renderPictures(pictureOf("a"));
    const role = () => screen.getByLabelText<HTMLSelectElement>("What it shows");
    await user.selectOptions(role(), "XRAY");
    await user.selectOptions(role(), "BACK");
    expect(role().value).toBe("BACK");
    expect(lastAsked().variables).toMatchObject({
      input: { version: 1, images: [{ id: "a", role: "XRAY" }] },
    });
    await answerMutation(environment, changed(2, pictureOf("a", { role: "XRAY" })));
    expect(role().value).toBe("BACK");
    expect(lastAsked().variables).toMatchObject({
      input: { version: 2, images: [{ id: "a", role: "BACK" }] },
    });
    await answerMutation(environment, changed(3, pictureOf("a", { role: "BACK" })));
    expect(role().value).toBe("BACK");
  });

  it("are changed also once somebody has left them, and what was refused then is told there", async () => {
    const { screen, user, lastAsked, environment, fail, unmount } = await renderPictures(
      pictureOf("a"),
    );
    const role = screen.getByLabelText<HTMLSelectElement>("What it shows");
    await user.selectOptions(role, "XRAY");
    await user.selectOptions(role, "BACK");
    unmount();
    await answerMutation(environment, changed(2, pictureOf("a", { role: "XRAY" })));
    expect(lastAsked().variables).toMatchObject({
      input: { version: 2, images: [{ id: "a", role: "BACK" }] },
    });
    expect(lateRefusal()).toBeNull();
    await fail();
    expect(lateRefusal()?.what).toBe("A change of the pictures of “Storm” was taken back.");
  });

  it("show what somebody else made of them, with a sentence, instead of what was wished", async () => {
    const { screen, user, captions, environment } = await renderPictures(
      pictureOf("a"),
      pictureOf("b"),
    );
    await user.click(screen.getByRole("button", { name: "Take A away" }));
    expect(captions()).toEqual(["B"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Take B away" }));
    await answerMutation(environment, theirs(pictureOf("b"), pictureOf("a"), pictureOf("d")));
    expect(captions()).toEqual(["B", "A", "D"]);
    screen.getByText("Somebody has changed this work.");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("come back when the server refuses to take them away", async () => {
    const { screen, user, captions, fail } = await renderPictures(pictureOf("a"));
    await user.click(screen.getByRole("button", { name: "Take A away" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "No pictures yet" }));
    await fail();
    expect(captions()).toEqual(["A"]);
    screen.getByText(/^That could not be done\./);
  });
});

describe("the words to a picture", () => {
  it("are saved when the field is left, and nobody is asked because of another change", async () => {
    const { screen, user, lastAsked, environment } = await renderPictures(pictureOf("a"));
    screen.getByText("Nobody has written it yet");
    await user.type(screen.getByLabelText("Alternative text of A"), "A ship");
    await user.tab();
    expect(lastAsked().variables).toMatchObject({
      input: { version: 1, images: [{ id: "a", alt: "A ship" }] },
    });
    await answerMutation(environment, theirs(pictureOf("a", { role: "BACK" })));
    expect(lastAsked().variables).toMatchObject({
      input: { version: 5, images: [{ id: "a", alt: "A ship" }] },
    });
    await answerMutation(environment, changed(6, pictureOf("a", { alt: "A ship" })));
    screen.getByText("The words to “A” are saved.");
    expect(screen.queryByText("Nobody has written it yet")).toBeNull();
  });

  it("are to be chosen where somebody else wrote others", async () => {
    const { screen, user, environment } = await renderPictures(pictureOf("a", { alt: "Old" }));
    const field = () => screen.getByLabelText<HTMLTextAreaElement>("Alternative text of A");
    await user.type(field(), " ship");
    await user.tab();
    await answerMutation(environment, theirs(pictureOf("a", { alt: "Their ship" })));
    const group = screen.getByRole("group", { name: "Changed by somebody else meanwhile" });
    within(group).getByText("Old ship");
    await user.click(within(group).getByRole("button", { name: "Keep theirs" }));
    expect(field().value).toBe("Their ship");
  });

  it("are none where the picture is decorative, which is something else than not written", async () => {
    const { screen, user, lastAsked, environment } = await renderPictures(pictureOf("a"));
    const box = () => screen.getByRole("checkbox", { name: /^Decorative/ });
    await user.click(box());
    expect(screen.queryByLabelText("Alternative text of A")).toBeNull();
    expect(lastAsked().variables).toMatchObject({ input: { images: [{ id: "a", alt: "" }] } });
    await answerMutation(environment, changed(2, pictureOf("a", { alt: "" })));
    await user.click(box());
    expect(lastAsked().variables).toMatchObject({ input: { images: [{ id: "a", alt: null }] } });
    screen.getByText("Nobody has written it yet");
  });
});

describe("what is known of a picture", () => {
  it("says where its scale is from, and how it lies on the first", async () => {
    const pairs = [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      { from: { x: 9, y: 9 }, to: { x: 9, y: 9 } },
    ];
    const { screen } = await renderPictures(
      pictureOf("a", { role: "FRONT", caption: null }),
      pictureOf("b", { measuredPixelsPerCm: 81.234, registration: pairs }),
      pictureOf("c"),
      pictureOf("d", { role: "DETAIL" }),
    );
    const facts = screen
      .getAllByRole("definition")
      .map((fact) => fact.querySelector("span")?.textContent);
    expect(facts).toEqual([
      "100 pixels in a cm, by the work's size",
      "81.2 pixels in a cm, measured",
      "By 2 pairs of points",
      "Not known",
      "As a whole, since they have the same shape",
      "Not known",
      "Not known",
    ]);
    expect(screen.getAllByText("Stands for the work")).toHaveLength(1);
  });
});
