import { describe, expect, it } from "vitest";
import {
  clientAddress,
  clientNetwork,
  readTrustedProxies,
  UnknownProxyError,
} from "../../../src/api/client-address";

const proxies = readTrustedProxies("loopback, 203.0.113.0/24, 2001:db8:1::/48");

describe("the client of a request", () => {
  it.each([
    [
      "who connects, where nobody is trusted to say more",
      "198.51.100.7",
      "1.2.3.4",
      "198.51.100.7",
    ],
    ["who connects, where a proxy says nothing", "127.0.0.1", undefined, "127.0.0.1"],
    ["whom a proxy names", "127.0.0.1", "198.51.100.7", "198.51.100.7"],
    [
      "whom the first of two proxies names",
      "127.0.0.1",
      "198.51.100.7, 203.0.113.9",
      "198.51.100.7",
    ],
    ["not what it claims itself to be", "127.0.0.1", "1.2.3.4, 198.51.100.7", "198.51.100.7"],
    ["not a proxy it claims to be", "127.0.0.1", "203.0.113.1, 198.51.100.7", "198.51.100.7"],
    ["the last that made sense", "127.0.0.1", "1.2.3.4, unknown", "127.0.0.1"],
    ["the same by either way of writing IPv4", "::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["found through IPv6", "2001:db8:1::5", "2001:db8:2::7", "2001:db8:2::7"],
    ["nobody, where the connection is gone", undefined, "198.51.100.7", ""],
  ])("is %s", (_what, connectedFrom, forwardedFor, client) => {
    expect(clientAddress(connectedFrom, forwardedFor, proxies)).toBe(client);
  });
});

describe("what a client is counted by", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["2001:db8:2:3:4:5:6:7", "2001:db8:2:3::/64"],
    ["2001:DB8:2:3:ffff::1", "2001:db8:2:3::/64"],
    ["2001:0db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s is %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "10.0.0.0/-1"])(
  "%s is no proxy",
  (word) => {
    expect(() => readTrustedProxies(`loopback,${word}`)).toThrow(UnknownProxyError);
  },
);
