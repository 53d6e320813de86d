import { siteOrigin } from "../../page/origin.ts";

/** Returns the URL for followers of a tour. */
export function tourAddress(code: string): string {
  return `${siteOrigin()}/tours/${code}`;
}

/** Normalizes a typed code as in URLs: lower case, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, "");
}

/** Formats a code for display: upper case, in two halves. */
export function codeInWords(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.toUpperCase();
}

/** Formats the number of followers. */
export function followersInWords(count: number): string {
  return `${count.toLocaleString("en-GB")} following`;
}
