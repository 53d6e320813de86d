/** Names and the patterns that identify them in a `User-Agent` header; the first match applies. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Returns a short name for a browser and its system that its user recognizes: “Firefox on Linux”. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (names: [RegExp, string][]) =>
    names.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const browser = named(browsers) ?? "Another program";
  const system = named(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
