import type { Refusal } from "../parts/refusal.ts";
import type { Notice } from "./NoteNotice.tsx";

/** Why a change was not made, with the way to send it again where that may help. */
export function noticeOf({ message, problems, again }: Refusal): Notice {
  const sentence = message || Object.values(problems ?? {}).join(" ");
  return { sentence, ...(again && { action: { label: "Send again", run: again } }) };
}
