import { describe, expect, it } from "vitest";
import {
  forwardedAddresses,
  networkOf,
  networksOf,
} from "../../../src/server/accounts/network-address.ts";

describe("network-address: the network of an address", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
    ["2001:0db8:1:2::9", "2001:db8:1:0::/56"],
    ["2001:db8::1", "2001:db8:0:0::/56"],
    ["2001:db8:1:abcd::1", "2001:db8:1:ab00::/56"],
    ["::1", "0:0:0:0::/56"],
    ["fe80::1%eth0", "fe80:0:0:0::/56"],
    ["nothing", "nothing"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it("network-address: an IPv6 address also counts for its 48-bit prefix", () => {
  expect(networksOf("2001:db8:1:abcd::1")).toEqual(["2001:db8:1:ab00::/56", "2001:db8:1::/48"]);
  expect(networksOf("198.51.100.7")).toEqual(["198.51.100.7"]);
});

it.each([
  ["198.51.100.7:40123", "198.51.100.7"],
  ["[2001:db8::1]:40123, [2001:db8::2]", "2001:db8::1, 2001:db8::2"],
  ["203.0.113.1,198.51.100.7", "203.0.113.1, 198.51.100.7"],
  ["203.0.113.1, unknown, 198.51.100.7", "198.51.100.7"],
  ["made-up:1", ""],
  ["[made-up]:1", ""],
  ["1.2.3.4:5:6", ""],
])("network-address: the header %s gives the forwarded addresses %j", (header, addresses) => {
  expect(forwardedAddresses(header)).toBe(addresses);
});
