import { expect, test } from "vitest";
import { DamagedPicture } from "../../../../src/server/images/damage.ts";
import { errorFrom, failureOf } from "../../../../src/server/images/decoding/messages.ts";
import { ImageProblem } from "../../../../src/server/images/problem.ts";
import { isDiskFull } from "../../../../src/server/imports/disk-full.ts";

const sent = (error: unknown) => errorFrom(structuredClone(failureOf(error)));

test("messages: errors are received with their class, message and code", () => {
  const problem = sent(new ImageProblem("truncated", "The file ends before the picture does."));
  expect(problem).toBeInstanceOf(ImageProblem);
  expect(problem).toMatchObject({ code: "truncated", message: /ends before/ });
  expect(sent(new DamagedPicture("a bad tile"))).toBeInstanceOf(DamagedPicture);
  const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
  expect(isDiskFull(sent(full))).toBe(true);
  expect(sent(new Error("caused", { cause: full }))).toMatchObject({ message: "caused" });
  expect(sent("a word")).toMatchObject({ message: "a word" });
});
