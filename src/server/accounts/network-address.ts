import { isIP, isIPv6 } from "node:net";

/**
 * Returns the network of an address: an IPv4 address itself, or the first 56 bits of an IPv6 address, which is the most
 * that a household or an office gets (RFC 6177).
 */
export function networkOf(address: string): string {
  return prefixOf(address, 56);
}

/**
 * Returns the network of an address and, for IPv6, also the first 48 bits: a data centre assigns that much to one
 * customer.
 */
export function networksOf(address: string): string[] {
  const [network, site] = [prefixOf(address, 56), prefixOf(address, 48)];
  return network === site ? [network] : [network, site];
}

/** Factor by which 48 bits of IPv6 may exceed the limit of one network: they may be 256 households, or one customer. */
export const siteFactor = 4;

/** Returns the group of an address for fair sharing among clients: an IPv4 address, or 48 bits of an IPv6 address. */
export function fairGroupOf(address: string): string {
  return prefixOf(address, 48);
}

/**
 * Returns the addresses of an `X-Forwarded-For` header without ports, which some proxies add. Drops entries that are no
 * IP address and all entries before them, so that the request counts as one of the proxy that wrote them: otherwise any
 * text would be a separate network.
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

/**
 * Returns the first bits of an IPv6 address, and any other text unchanged; an IPv4-mapped IPv6 address becomes IPv4.
 */
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
