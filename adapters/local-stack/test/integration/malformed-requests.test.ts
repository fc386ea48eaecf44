/** Malformed requests, sent as bytes: each service refuses them with a 4xx, never a 5xx. */
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

/** Sends these lines and an empty one, and reads until the service closes the connection. */
function sendLines(url: string, ...lines: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"), "latin1");
    let received = "";
    socket.setEncoding("utf8").on("data", (text) => {
      received += text;
    });
    socket.once("error", reject).once("close", () => {
      const [head = "", body = ""] = received.split(/\r\n\r\n([\s\S]*)/, 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

const host = "Host: shop.example";
const post = (path: string) => [`POST ${path} HTTP/1.0`, "Content-Length: 0"];

/** The defect, the allowed statuses, and the lines of each request. */
const malformed: [what: string, statuses: number[], ...lines: string[]][] = [
  ["TRACE", [405], "TRACE / HTTP/1.1", host],
  ["TRACE of a personal page", [405], "TRACE /account HTTP/1.1", host],
  ["CONNECT", [0, 400, 405], "CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"],
  ["OPTIONS *", [400], "OPTIONS * HTTP/1.1", host],
  ["GET *", [400], "GET * HTTP/1.1", host],
  ["POST without Host", [404, 405], ...post("/")],
  ["POST to a page without Host", [404, 405], ...post("/contact")],
  ["GET without Host", [400], "GET / HTTP/1.1"],
  ["an empty Host", [400], "GET /account HTTP/1.1", "Host:"],
  ["an invalid Host", [400], "GET /account HTTP/1.1", "Host: a b<c>"],
  ["a Host with a bracket", [400], ...post("/account"), "Host: [[["],
  ["a Host with an invalid port", [400], "GET /account HTTP/1.1", "Host: shop.example:99999999"],
  ["two Hosts", [400], "GET /account HTTP/1.1", host, "Host: evil.example"],
  ["a very long path", [404], `GET /${"a".repeat(10_000)} HTTP/1.1`, host],
  ["a path over the limit", [431], `GET /${"a".repeat(20_000)} HTTP/1.1`, host],
  ["bad percent-encoding", [400, 404], "GET /%ff%zz HTTP/1.1", host],
  ["a NUL in the path", [400, 404], "GET /a%00.js HTTP/1.1", host],
  ["an unknown method", [400], "FOO / HTTP/1.1", host],
];

describe.each(Object.entries(services))("the %s", (_name, url) => {
  it.each(malformed)("answers %s with %j", async (_what, statuses, ...lines) => {
    const { status, head } = await sendLines(url, ...lines);
    expect(statuses).toContain(status);
    expect(head).not.toMatch(/^x-powered-by:/im);
  });

  it("ignores the host of an absolute request target", async () => {
    const target = `http://evil.example${{ storefront: "/shop", backend: "/health", "product API": "/health/live" }[_name as keyof Services]}`;
    const { status, body } = await sendLines(url, `GET ${target} HTTP/1.1`, host);
    expect(status).toBe(200);
    expect(body).not.toContain("evil");
  });
});

/** Paths that name another host if a page copies them into a link. */
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
  it.each(hostile)("do not link to another host when requested as %s", async (target) => {
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
    const links = [location ?? "/", ...linksOf(page.body)];
    expect(links.map(hostOf).filter((one) => one.startsWith("evil"))).toEqual([]);
  });

  it.each(["/account", "/signin", "/sitemap.xml", "/robots.txt"])(
    "use the shop's own URL at %s, whatever host the request names",
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

/** The URLs in the page's elements, without those in scripts. */
function linksOf(html: string): string[] {
  const page = html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
  const links = page.matchAll(/\s(?:href|src|action|content)="([^"]*)"/gi);
  return [...links].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

function hostOf(link: string): string {
  return URL.canParse(link, shop.storefrontUrl) ? new URL(link, shop.storefrontUrl).host : "";
}
