import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestAddress } from "../../../server/request-address.ts";

let server: Server;

beforeAll(async () => {
  const app = express();
  app.set("trust proxy", "loopback");
  app.use(requestAddress("https://shop.example"));
  app.use(({ protocol, hostname, url, originalUrl, headers }, response) => {
    response.json({ protocol, hostname, host: headers.host, url, originalUrl });
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

/** Sends these lines as they are, which no client of Node would. */
async function sendLines(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  let said = "";
  for await (const part of socket.setEncoding("utf8")) said += part;
  const [head = "", body = ""] = said.split("\r\n\r\n", 2);
  return {
    status: Number(head.split(" ")[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body,
  };
}

const host = "Host: evil.example";

it.each([
  ["//evil.example/a?b=//c", "/evil.example/a?b=//c"],
  ["/\\evil.example", "/evil.example"],
  ["/fr//evil.example", "/fr/evil.example"],
  ["/fr/\\\\/evil.example", "/fr/evil.example"],
  ["///", "/"],
])("%s leads to %s, of this site", async (target, plain) => {
  const { status, location } = await sendLines(`GET ${target} HTTP/1.1`, host);
  expect([status, location]).toEqual([308, plain]);
});

it.each([
  ["GET /shop?from=//a HTTP/1.1", "/shop?from=//a"],
  ["GET http://evil.example/shop?a HTTP/1.1", "/shop?a"],
  ["GET http://evil.example HTTP/1.1", "/"],
  ["GET http://evil.example//elsewhere.example HTTP/1.1", "/elsewhere.example"],
  ["GET /%2f%2fevil.example HTTP/1.1", "/%2f%2fevil.example"],
])("%s is one of the shop's own, whatever host it names", async (line, url) => {
  const { body } = await sendLines(line, host, "X-Forwarded-Host: [[[", "X-Forwarded-Proto: ftp");
  expect(JSON.parse(body)).toEqual({
    protocol: "https",
    hostname: "shop.example",
    host: "shop.example",
    url,
    originalUrl: url,
  });
});

it("so is one without a host, which HTTP/1.0 allows", async () => {
  const { body } = await sendLines("POST /contact HTTP/1.0", "Content-Length: 0");
  expect(JSON.parse(body)).toMatchObject({ host: "shop.example" });
});

it.each([
  [405, ["TRACE / HTTP/1.1", host]],
  [400, ["OPTIONS * HTTP/1.1", host]],
  [400, ["GET / HTTP/1.1", "Host:"]],
  [400, ["GET / HTTP/1.1", "Host: shop.example/evil"]],
  [400, ["GET / HTTP/1.1", "Host: shop.example:99999999"]],
  [400, ["GET / HTTP/1.1", "Host: shop.example", "HOST: evil.example"]],
])("answers %i to %j", async (expected, lines) => {
  expect((await sendLines(...lines)).status).toBe(expected);
});
