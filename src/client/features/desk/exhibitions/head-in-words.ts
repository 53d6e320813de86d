import { hasWords } from "../../../../text/rich-text.ts";
import type { HeadFields } from "./deskHead.ts";
import { languageName } from "../LanguageSelect.tsx";

/** Summarizes the head of an exhibition, such as `English, with an introduction and a cover`. */
export function headInWords({ language, introduction, cover, credits }: HeadFields): string {
  const there = [
    hasWords(introduction) && "an introduction",
    cover && "a cover",
    hasWords(credits) && "credits",
  ].filter((part) => part !== false && part !== null);
  const list =
    there.length > 1 ? `${there.slice(0, -1).join(", ")} and ${there.at(-1)}` : (there[0] ?? "");
  return list ? `${languageName(language)}, with ${list}` : languageName(language);
}
