const languages = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);
const scripts = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** Whether a language, as BCP 47 spells it, is written from right to left. */
export function isRightToLeft(language: string): boolean {
  const [name = "", ...rest] = language.split("-");
  const script = rest.find((part) => part.length === 4);
  return script ? scripts.has(script) : languages.has(name);
}
