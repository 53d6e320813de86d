import { siteOrigin } from "../../page/origin.ts";

/** The address at which a tour is followed. */
export function tourAddress(code: string): string {
  return `${siteOrigin()}/tours/${code}`;
}

/** What somebody typed as a code, as addresses have it: small letters, without what people put in between. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, "");
}

/** A code as it is shown and read out: in capitals, in two halves. */
export function codeInWords(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.toUpperCase();
}

/** How many follow a tour. */
export function followersInWords(count: number): string {
  return `${count.toLocaleString("en-GB")} following`;
}
