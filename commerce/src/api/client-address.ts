import { BlockList, isIP } from "node:net";

/** Ranges that have a name, as Express names them. */
const namedRanges: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** The proxies in front of the backend, whose `X-Forwarded-For` is believed. */
export type TrustedProxies = BlockList;

/** A word in a list of proxies that is neither an address, nor a range, nor a name of ranges. */
export class UnknownProxyError extends Error {}

/**
 * Reads a list such as `loopback, 203.0.113.0/24`.
 *
 * @throws UnknownProxyError with the first word that cannot be understood
 */
export function readTrustedProxies(list: string): TrustedProxies {
  const proxies = new BlockList();
  const words = list.split(",").map((word) => word.trim());
  for (const word of words.filter((word) => word !== "")) {
    for (const range of namedRanges[word] ?? [word]) {
      const [address = "", bits] = range.split("/");
      const version = isIP(address);
      const widest = version === 6 ? 128 : 32;
      const prefix = bits === undefined ? widest : Number(bits);
      if (!version || bits === "" || !Number.isInteger(prefix) || prefix < 0 || prefix > widest) {
        throw new UnknownProxyError(word);
      }
      proxies.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
    }
  }
  return proxies;
}

/**
 * Who sent a request. Every proxy writes at the end of `X-Forwarded-For` whom it was asked by, so
 * the list is read from its end, and no further than trusted proxies wrote it: what a client puts
 * there itself is never reached. Express's own `req.ip` believes one entry, whoever wrote it.
 */
export function clientAddress(
  connectedFrom: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = plainAddress(connectedFrom ?? "");
  const earlier = forwardedFor?.split(",").map((entry) => plainAddress(entry.trim())) ?? [];
  while (earlier.length > 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")) {
    const before = earlier.pop() ?? "";
    if (!isIP(before)) break;
    address = before;
  }
  return address;
}

/**
 * What one client is counted by: its address, or for IPv6 the first half of it, since the other
 * half is the client's to choose.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const first = head.split(":").filter((group) => group !== "");
  const last = tail?.split(":").filter((group) => group !== "") ?? [];
  const omitted = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(omitted).fill("0"), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** IPv4 is written as IPv4, also where a socket of IPv6 took it. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}
