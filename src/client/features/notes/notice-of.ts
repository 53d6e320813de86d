import type { Refusal } from "../parts/refusal.ts";
import type { Notice } from "./NoteNotice.tsx";

/** Converts a refusal to a notice, with an action that sends the change again where that may help. */
export function noticeOf({ message, problems, again }: Refusal): Notice {
  const sentence = message || Object.values(problems ?? {}).join(" ");
  return { sentence, ...(again && { action: { label: "Send again", run: again } }) };
}
