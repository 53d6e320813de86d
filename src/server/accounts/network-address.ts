import { isIPv6 } from "node:net";

/**
 * What stands for the household or office an address belongs to: an IPv4 address as it is, of an IPv6 address the
 * first 64 bits, since whoever has one has all of them (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [bare = ""] = address.split("%");
  const [head = "", tail] = bare.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const whole = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
