import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress, isPublicEndpoint } from "../../../src/server/remote/public-addresses.ts";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "3fff::1",
])("public-addresses: %s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "192.167.0.1",
  "2606:4700::1111",
  "2a00:1450::1",
])("public-addresses: %s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("public-addresses: a text that is no address is not public", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[\d.:a-f%]+$/i.test(text));
      expect(isPublicAddress(text)).toBe(false);
    }),
  );
});

const own = { mac: "", internal: false, cidr: null, netmask: "" };
const interfaces = {
  lo: [{ ...own, address: "127.0.0.1", family: "IPv4" as const }],
  eth0: [
    { ...own, address: "8.8.4.4", family: "IPv4" as const },
    { ...own, address: "2606:4700:1:2::5", family: "IPv6" as const, scopeid: 0 },
  ],
};

test.each([
  ["8.8.4.4", 80],
  ["2606:4700:1:2::5", 443],
  ["2606:4700:1:2:ffff::1", 443],
  ["10.0.0.1", 80],
  ["8.8.8.8", 22],
  ["8.8.8.8", 25],
  ["8.8.8.8", 1023],
])("public-addresses: %s at port %d is not a public endpoint", (address, port) => {
  expect(isPublicEndpoint(address, port, interfaces)).toBe(false);
});

test.each([
  ["8.8.8.8", 80],
  ["8.8.4.5", 443],
  ["8.8.8.8", 1024],
  ["2606:4700:1:3::5", 8080],
])("public-addresses: %s at port %d is a public endpoint", (address, port) => {
  expect(isPublicEndpoint(address, port, interfaces)).toBe(true);
});
