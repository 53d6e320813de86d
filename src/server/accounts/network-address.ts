import { isIP, isIPv6 } from "node:net";

/**
 * The network an address belongs to: an IPv4 address itself, of an IPv6 address the first 56 bits, which is what a
 * household or an office gets at most (RFC 6177).
 */
export function networkOf(address: string): string {
  return prefixOf(address, 56);
}

/** The network of an address, and for IPv6 the first 48 bits as well: a data centre gives that much to one customer. */
export function networksOf(address: string): string[] {
  const [network, site] = [prefixOf(address, 56), prefixOf(address, 48)];
  return network === site ? [network] : [network, site];
}

/** How many times the limit of one network 48 bits of IPv6 may use: they may be 256 households, or one customer. */
export const siteFactor = 4;

/** The group of an address where something is shared fairly among clients: an IPv4 address, or 48 bits of an IPv6 address. */
export function fairGroupOf(address: string): string {
  return prefixOf(address, 48);
}

/**
 * The addresses of an `X-Forwarded-For` header without ports, which some proxies add. What is no IP address, and all that
 * stands before it, is left out, so that a request counts as one of the proxy that wrote it: any text would be a
 * network of its own.
 */
export function forwardedAddresses(header: string): string {
  const addresses: string[] = [];
  for (const entry of header.split(",").toReversed()) {
    const address = entry.trim().replace(withPort, "$1$2");
    if (isIP(address) === 0) break;
    addresses.unshift(address);
  }
  return addresses.join(", ");
}

/** `198.51.100.7:40123`, `[2001:db8::1]:40123` or `[2001:db8::1]`. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/;

/** The first bits of an IPv6 address; any other text as it is, an IPv4 address without the prefix that maps it to IPv6. */
function prefixOf(address: string, bits: 48 | 56): string {
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
  const numbers = whole.slice(0, 4).map((group) => Number.parseInt(group, 16));
  if (bits === 48) numbers.length = 3;
  // The last 8 bits of the fourth group number the networks of one household.
  else numbers[3] = (numbers[3] ?? 0) & 0xff00;
  return `${numbers.map((number) => number.toString(16)).join(":")}::/${bits}`;
}
