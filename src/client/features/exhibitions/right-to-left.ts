const scripts = new Set(["Adlm", "Arab", "Armi", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** Whether a language, as BCP 47 spells it, is written from right to left. */
export function isRightToLeft(language: string): boolean {
  const { script = "" } = new Intl.Locale(language).maximize();
  return scripts.has(script);
}
