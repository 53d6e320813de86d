import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { NetworkInterfaceInfo } from "node:os";

/**
 * Networks that are not the public internet: this machine, private and shared networks, networks for tests, examples,
 * multicast and future use, and those that map an IPv4 address to another, possibly internal, destination.
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

/** The only IPv6 block that is assigned to the public internet. */
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

/** Returns whether an IP address, without brackets, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 4) return !notPublic.check(bare, "ipv4");
  if (isIP(bare) !== 6) return false;
  // An IPv6 address outside of this block is local or embeds an IPv4 address.
  return globalUnicast.check(bare, "ipv6") && !notPublic.check(bare, "ipv6");
}

/** Returns whether a port is 80, 443 or above 1023. Mail servers, shells and system services use those below. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port > 1023;
}

/**
 * Returns whether the server may read from an IP address and port that a user names. The address must be on the public
 * internet, its port must be allowed by `isWebPort`, and it must not belong to this machine or to its IPv6 network,
 * whose public addresses may be behind the same firewall.
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

/** Returns the addresses of an interface: only its own IPv4 address, or the /64 network of its IPv6 address. */
function ownNetwork({ address, family }: NetworkInterfaceInfo): BlockList {
  const own = new BlockList();
  if (family === "IPv4") own.addAddress(address, "ipv4");
  else own.addSubnet(address.split("%")[0] ?? "", 64, "ipv6");
  return own;
}
