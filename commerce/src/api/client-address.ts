import { BlockList, isIP } from "node:net";

/** Named ranges, with the names that Express uses. */
const namedRanges: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** The proxies in front of the backend. Their entries in `X-Forwarded-For` are trusted. */
export type TrustedProxies = BlockList;

/** A part of a list of proxies is no address, no range and no name of a range. */
export class UnknownProxyError extends Error {}

/**
 * Reads a list such as `loopback, 203.0.113.0/24`.
 *
 * @throws UnknownProxyError with the first part that cannot be read
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
 * The address of the client. Every proxy appends the address of its caller to `X-Forwarded-For`, so
 * the list is read from its end, as far as trusted proxies wrote it. Entries that the client wrote
 * itself are never reached. Express's `req.ip` would trust one entry, whoever wrote it.
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
 * The key that a client is counted by: its IPv4 address, or the first half of its IPv6 address,
 * since a client can choose the other half.
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

/** Writes an IPv4 address as IPv4 where an IPv6 socket has accepted it. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}
