import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { tellMissed } from "../../../../src/client/relay/missed-events.ts";
import { noteOf, openNotes, texts } from "./open-notes.tsx";

it("notes-asked-again: a refetch of the notes retains the list and offers new notes by a button", async () => {
  const many = Array.from({ length: 25 }, (_, place) => noteOf(`n${10 + place}`));
  const opened = await openNotes({ threads: many });
  const before = texts(opened);
  await act(async () => tellMissed());
  const again = opened.environment.mock.findOperation(
    ({ request }) => request.node.params.name === "ImageNotesQuery",
  );
  expect(again.request.variables).toMatchObject({ first: 25 });
  await opened.answerNotes([noteOf("z"), noteOf("y"), ...many.slice(0, -1)]);
  expect(texts(opened)).toEqual(before.filter((text) => text !== "Text of n34"));
  await opened.user.click(opened.screen.getByRole("button", { name: "2 new notes" }));
  expect(texts(opened).slice(0, 3)).toEqual(["Text of z", "Text of y", "Text of n33"]);
  expect(texts(opened)).toHaveLength(26);
});

it("notes-asked-again: notes that arrived before the subscription started are loaded when it starts", async () => {
  const opened = await openNotes({ threads: [noteOf("a")] });
  expect(opened.asked()).not.toContain("ImageNotesQuery");
  await opened.following();
  await opened.answerNotes([noteOf("b"), noteOf("a")]);
  expect(texts(opened)).toEqual(["Text of a"]);
  await opened.user.click(opened.screen.getByRole("button", { name: "1 new note" }));
  expect(texts(opened)).toEqual(["Text of b", "Text of a"]);
});

it("notes-asked-again: a response that may be older than an event is requested once more", async () => {
  const opened = await openNotes({ threads: [noteOf("a")] });
  await opened.following();
  const older = opened.environment.mock.findOperation(
    ({ request }) => request.node.params.name === "ImageNotesQuery",
  );
  await opened.event({ image: { id: "image", noteCount: 2 }, threads: [], goneIds: [] });
  expect(opened.asked()).toContain("ImageNotesQuery");
  expect(opened.environment.mock.getAllOperations()).not.toContain(older);
  await opened.answerNotes([noteOf("b"), noteOf("a")]);
  expect(opened.asked()).not.toContain("ImageNotesQuery");
  await opened.event({ image: { id: "image", noteCount: 2 }, threads: [], goneIds: [] });
  expect(opened.asked()).not.toContain("ImageNotesQuery");
});
