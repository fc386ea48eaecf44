import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

const shop = inject("shop");
const monitoring = join(import.meta.dirname, "../../../operations/monitoring");

const services = [shop.commerceUrl, shop.productApiUrl, shop.storefrontUrl].map((url) =>
  url.replace("localhost", "127.0.0.1"),
);

async function exposed(url: string): Promise<Set<string>> {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status, url).toBe(200);
  return new Set(
    [...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ""),
  );
}

/** What a rule or a panel asks for, as the services name it. */
function named(file: string): string[] {
  const names = file.match(
    /\b(?:http|catalogue|shop|queue|redis|database|process|nodejs)_[a-z0-9_]+/g,
  );
  return (names ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ""));
}

it("alerts and dashboard ask for nothing that no service tells", async () => {
  const told = new Set((await Promise.all(services.map(exposed))).flatMap((names) => [...names]));
  for (const path of ["alerts.yml", "grafana/dashboards/shop.json"]) {
    const asked = named(await readFile(join(monitoring, path), "utf8"));
    expect(asked.length, path).toBeGreaterThan(10);
    expect(
      asked.filter((name) => !told.has(name)),
      path,
    ).toEqual([]);
  }
});

it("tells requests by their route, whatever the address, and strangers nothing", async () => {
  for (const url of services) {
    await fetch(`${url}/made/up/prod_4711?email=sam@example.com`);
    const answer = await fetch(`${url}/metrics`);
    const text = await answer.text();
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="none"/);
    expect(text).not.toMatch(/prod_4711|sam@example/);
    const passedOn = { headers: { "x-forwarded-for": "203.0.113.9" } };
    expect((await fetch(`${url}/metrics`, passedOn)).status, url).toBe(404);
  }
});

it("says at /health/live and /health/ready whether each service is well", async () => {
  for (const url of services) {
    expect((await fetch(`${url}/health/live`)).status, url).toBe(200);
    const ready = await fetch(`${url}/health/ready`);
    expect(await ready.json(), url).toMatchObject({ status: "ready" });
    expect(ready.status).toBe(200);
  }
});

it("calls a request by the word of whoever passes it on, where it is a plain one", async () => {
  for (const url of services) {
    const called = async (id: string) => {
      const answer = await fetch(`${url}/health/live`, { headers: { "x-request-id": id } });
      return answer.headers.get("x-request-id");
    };
    expect(await called("0123456789abcdef"), url).toBe("0123456789abcdef");
    expect(await called('x" onload="alert(1)'), url).toMatch(/^[0-9a-f-]{36}$/);
  }
});
