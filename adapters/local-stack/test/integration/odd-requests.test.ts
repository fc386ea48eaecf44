/** Requests that no browser sends, as bytes: each service answers them in a sentence, never by a 5xx. */
import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";

const shop = inject("shop");
const services = {
  storefront: shop.storefrontUrl,
  backend: shop.commerceUrl,
  "product API": shop.productApiUrl,
};
type Services = typeof services;

interface Answer {
  /** 0 where the connection was closed without an answer. */
  status: number;
  head: string;
  body: string;
}

/** Sends these lines and an empty one, and reads until the service has closed the connection. */
function sendLines(url: string, ...lines: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"), "latin1");
    let said = "";
    socket.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    socket.once("error", reject).once("close", () => {
      const [head = "", body = ""] = said.split(/\r\n\r\n([\s\S]*)/, 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

const host = "Host: shop.example";
const post = (path: string) => [`POST ${path} HTTP/1.0`, "Content-Length: 0"];

/** By what is wrong: the lines, and the statuses that may be answered to them. */
const wrong: [what: string, statuses: number[], ...lines: string[]][] = [
  ["TRACE", [405], "TRACE / HTTP/1.1", host],
  ["TRACE of a page about a person", [405], "TRACE /account HTTP/1.1", host],
  ["CONNECT", [0, 400, 405], "CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"],
  ["OPTIONS *", [400], "OPTIONS * HTTP/1.1", host],
  ["GET *", [400], "GET * HTTP/1.1", host],
  ["POST without Host", [404, 405], ...post("/")],
  ["POST to a page without Host", [404, 405], ...post("/contact")],
  ["GET without Host", [400], "GET / HTTP/1.1"],
  ["an empty Host", [400], "GET /account HTTP/1.1", "Host:"],
  ["a Host that is none", [400], "GET /account HTTP/1.1", "Host: a b<c>"],
  ["a Host with a bracket", [400], ...post("/account"), "Host: [[["],
  [
    "a Host with a port there is not",
    [400],
    "GET /account HTTP/1.1",
    "Host: shop.example:99999999",
  ],
  ["two Hosts", [400], "GET /account HTTP/1.1", host, "Host: evil.example"],
  ["a very long address", [404], `GET /${"a".repeat(10_000)} HTTP/1.1`, host],
  ["a longer address than there are", [431], `GET /${"a".repeat(20_000)} HTTP/1.1`, host],
  ["bad percent-encoding", [400, 404], "GET /%ff%zz HTTP/1.1", host],
  ["a NUL in the address", [400, 404], "GET /a%00.js HTTP/1.1", host],
  ["a method there is not", [400], "FOO / HTTP/1.1", host],
];

describe.each(Object.entries(services))("the %s", (_name, url) => {
  it.each(wrong)("answers %s with %j", async (_what, statuses, ...lines) => {
    const { status, head } = await sendLines(url, ...lines);
    expect(statuses).toContain(status);
    expect(head).not.toMatch(/^x-powered-by:/im);
  });

  it("takes a request that names a site before the path for one of its own", async () => {
    const target = `http://evil.example${{ storefront: "/shop", backend: "/health", "product API": "/health/live" }[_name as keyof Services]}`;
    const { status, body } = await sendLines(url, `GET ${target} HTTP/1.1`, host);
    expect(status).toBe(200);
    expect(body).not.toContain("evil");
  });
});

/** Addresses that name another site where a browser takes a page's path for a link. */
const hostile = [
  "//evil.example",
  "//evil.example/shop?from=//evil.example",
  "/\\evil.example",
  "/fr//evil.example",
  "/fr/\\evil.example",
  "/%2f%2fevil.example",
  "/fr/%5cevil.example",
  "///",
  "//evil.example/..//shop",
  "//account",
  "//evil.example/account.data",
  "/product//evil.example",
  "http://evil.example/account",
];

describe("the storefront's pages", () => {
  it.each(hostile)("lead nowhere else when asked for as %s", async (target) => {
    const first = await sendLines(
      shop.storefrontUrl,
      `GET ${target} HTTP/1.1`,
      "Host: evil.example",
    );
    const location = /^location: (.*)$/im.exec(first.head)?.[1];
    const page = location
      ? await sendLines(shop.storefrontUrl, `GET ${location} HTTP/1.1`, "Host: evil.example")
      : first;
    expect([200, 404]).toContain(page.status);
    const addresses = [location ?? "/", ...linksOf(page.body)];
    expect(addresses.map(hostOf).filter((one) => one.startsWith("evil"))).toEqual([]);
  });

  it.each(["/account", "/signin", "/sitemap.xml", "/robots.txt"])(
    "name the shop's own address at %s, whatever host they are asked for by",
    async (path) => {
      const foreign = [
        "Host: evil.example:77",
        "X-Forwarded-Host: [[[,evil",
        "X-Forwarded-Proto: ][",
      ];
      const { status, body } = await sendLines(
        shop.storefrontUrl,
        `GET ${path} HTTP/1.1`,
        ...foreign,
      );
      expect(status).toBe(200);
      expect(body).not.toContain("evil");
    },
  );
});

/** What a browser could follow or load: of the page's elements, and nothing of its scripts. */
function linksOf(html: string): string[] {
  const page = html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
  const links = page.matchAll(/\s(?:href|src|action|content)="([^"]*)"/gi);
  return [...links].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

function hostOf(link: string): string {
  return URL.canParse(link, shop.storefrontUrl) ? new URL(link, shop.storefrontUrl).host : "";
}
