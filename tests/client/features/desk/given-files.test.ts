import { describe, expect, it } from "vitest";
import { chosenFiles, droppedFiles } from "../../../../src/client/features/desk/given-files.ts";

const file = (name: string) => new File(["x"], name);

const fileEntry = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (done: (one: File) => void) => done(file(fullPath.split("/").at(-1) ?? "")),
});

/** Creates a folder that lists its entries in batches, like browsers. */
const folderEntry = (fullPath: string, parts: unknown[][]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = [...parts, []];
    return { readEntries: (done: (part: unknown[]) => void) => done(left.shift() ?? []) };
  },
});

const dropOf = (files: File[], entries: unknown[]) =>
  ({
    files,
    items: entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;

describe("given-files: files from inputs and drops", () => {
  it("have only their name as path if chosen singly, even with a leading dot", () => {
    expect(chosenFiles([file(".works.csv")]).map(({ path }) => path)).toEqual([".works.csv"]);
  });

  it("include all files of a dropped folder with their paths, except system files", async () => {
    const dropped = folderEntry("/maps", [
      [fileEntry("/maps/works.csv"), fileEntry("/maps/.DS_Store")],
      [folderEntry("/maps/images", [[fileEntry("/maps/images/1.jpg")]])],
      [fileEntry("/maps/Thumbs.db")],
    ]);
    const given = await droppedFiles(dropOf([file("maps")], [dropped]));
    expect(given.map(({ path }) => path)).toEqual(["maps/works.csv", "maps/images/1.jpg"]);
  });

  it("are the dropped files themselves if no folder is among them", async () => {
    const given = await droppedFiles(
      dropOf([file("a.jpg"), file("b.jpg")], [fileEntry("/a.jpg"), fileEntry("/b.jpg")]),
    );
    expect(given.map(({ path }) => path)).toEqual(["a.jpg", "b.jpg"]);
  });

  it("are rejected if a folder cannot be read", async () => {
    const dropped = {
      ...folderEntry("/maps", []),
      createReader: () => ({
        readEntries: (_: unknown, failed: (reason: Error) => void) => failed(new Error("no")),
      }),
    };
    await expect(droppedFiles(dropOf([], [dropped]))).rejects.toThrow("no");
  });
});
