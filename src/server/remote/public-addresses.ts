import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { NetworkInterfaceInfo } from "node:os";

/**
 * Networks that are not the public internet: this machine, private and shared ones, those for tests, examples,
 * multicast and future use, and those that carry an IPv4 address to somewhere else inside.
 *
 * Source: IANA's special-purpose address registries for IPv4 and IPv6 (RFC 6890 and its updates).
 */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  notPublic.addSubnet(network, prefix, "ipv4");
}

/** What is handed out of IPv6 to the public internet; the rest is not. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  notPublic.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address, without brackets, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 4) return !notPublic.check(bare, "ipv4");
  if (isIP(bare) !== 6) return false;
  // What is not in the one block for all is an IPv4 address in other clothes, or local.
  return globalUnicast.check(bare, "ipv6") && !notPublic.check(bare, "ipv6");
}

/** Whether a port is one of the web, or one that any user's program may serve; below are mail, shells and the like. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port > 1023;
}

/**
 * Whether the server may read from an IP address and a port that a user names: it is on the public internet, at a port of
 * the web, and not of this machine, nor in an IPv6 network of its own, which need not be private to be behind its firewall.
 *
 * @param interfaces of this machine
 */
export function isPublicEndpoint(
  address: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): boolean {
  if (!isPublicAddress(address) || !isWebPort(port)) return false;
  const [bare = ""] = address.split("%");
  return !Object.values(interfaces)
    .flatMap((own) => own ?? [])
    .some((own) => ownNetwork(own).check(bare, isIP(bare) === 6 ? "ipv6" : "ipv4"));
}

/** The addresses that belong to an interface: its IPv4 address alone, or the /64 network of its IPv6 address. */
function ownNetwork({ address, family }: NetworkInterfaceInfo): BlockList {
  const own = new BlockList();
  if (family === "IPv4") own.addAddress(address, "ipv4");
  else own.addSubnet(address.split("%")[0] ?? "", 64, "ipv6");
  return own;
}
