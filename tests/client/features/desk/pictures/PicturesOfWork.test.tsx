import { act, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
// Preloads the dialog, so that loading it does not count towards a test's timeout.
import "../../../../../src/client/features/desk/pictures/AlignDialog.tsx";
import { lateRefusal, tellLate } from "../../../../../src/client/features/parts/late-refusal.ts";
import { answerMutation, sendEvent } from "../../live-event.ts";
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

describe("PicturesOfWork: the images of a work", () => {
  it("move at once by the keys of a handle, and Undo moves them back", async () => {
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

  it("are changed one at a time, each with the version of the previous response", async () => {
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

  it("are changed even after unmount, and a failure is then reported elsewhere", async () => {
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

  it("show another member's version after a conflict, with a message", async () => {
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

  it("reappear when their removal fails", async () => {
    const { screen, user, captions, fail } = await renderPictures(pictureOf("a"));
    await user.click(screen.getByRole("button", { name: "Take A away" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "No pictures yet" }));
    await fail();
    expect(captions()).toEqual(["A"]);
    screen.getByText(/^That could not be done\./);
  });
});

describe("PicturesOfWork: changes made elsewhere", () => {
  /** Sends an event of a change in the collection, and responds with the new state of the work. */
  async function change(
    { environment }: Awaited<ReturnType<typeof renderPictures>>,
    by: string,
    ...[version, images]: Parameters<typeof workOf>
  ) {
    await sendEvent(environment, "useReadAnewSubscription", {});
    const history = { edges: [{ node: { by } }] };
    await answerMutation(environment, {
      viewer: {
        id: "viewer",
        account: { id: "account", member: { id: "m1", name: "Ada" } },
        desk: { work: { ...workOf(version, images), history } },
      },
    });
  }

  it("are shown automatically with the member's name", async () => {
    const rendered = await renderPictures(pictureOf("a"));
    const { screen, captions } = rendered;
    await change(rendered, "Bea", 2, [pictureOf("a"), pictureOf("b")]);
    expect(captions()).toEqual(["A", "B"]);
    screen.getByText("Bea has changed this work. It is shown as it is now.");
  });

  it("are shown without a message if the same member made them in another window", async () => {
    const rendered = await renderPictures(pictureOf("a"));
    const { screen, captions } = rendered;
    await change(rendered, "Ada", 2, [pictureOf("a"), pictureOf("b")]);
    expect(captions()).toEqual(["A", "B"]);
    expect(screen.queryByText(/has changed this work/)).toBeNull();
  });

  it("set the version for the next change", async () => {
    const rendered = await renderPictures(pictureOf("a"));
    await change(rendered, "Bea", 2, [pictureOf("a")]);
    await rendered.user.selectOptions(rendered.screen.getByLabelText("What it shows"), "XRAY");
    expect(rendered.lastAsked().variables).toMatchObject({ input: { version: 2 } });
  });

  it("close the alignment dialog with a message when they replace the first image", async () => {
    const [a, b] = [pictureOf("a"), pictureOf("b")];
    const rendered = await renderPictures(a, b);
    const { screen, user } = rendered;
    await user.click(screen.getByRole("button", { name: "Align B" }));
    await screen.findByRole("dialog", { name: "Align “B”" });
    await change(rendered, "Bea", 2, [b, a]);
    expect(screen.queryByRole("dialog")).toBeNull();
    screen.getByText(/so nothing of this one was saved\.$/);
  });
});

describe("PicturesOfWork: the alternative text of an image", () => {
  it("is saved on blur, and again after a conflict in another field", async () => {
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

  it("requires a choice if another member changed it too", async () => {
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

  it("is empty for a decorative image and null for an undescribed one", async () => {
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

describe("PicturesOfWork: a detail of an image", () => {
  const region = { x: 1, y: 2, width: 3, height: 4 };
  const [sail, mast] = [
    { region, caption: "The sail", description: null },
    { region, caption: "The mast", description: "Of oak" },
  ];

  it("is removed without the others, and the group of details receives focus", async () => {
    const { screen, user, lastAsked, environment } = await renderPictures(
      pictureOf("a", { details: [sail, mast] }),
    );
    await user.click(screen.getByRole("button", { name: "Remove The sail" }));
    expect(screen.queryByRole("button", { name: "Change The sail" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Details of A" }));
    expect(lastAsked().variables).toMatchObject({
      input: { version: 1, images: [{ id: "a", details: [mast] }] },
    });
    await answerMutation(environment, changed(2, pictureOf("a", { details: [mast] })));
    screen.getByText("The detail “The sail” was removed.");
    screen.getByRole("button", { name: "Undo" });
  });
});

describe("PicturesOfWork: facts about an image", () => {
  it("include the source of its scale and its alignment with the first image", async () => {
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
