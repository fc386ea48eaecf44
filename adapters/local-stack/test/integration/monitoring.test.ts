import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

const shop = inject("shop");
const monitoring = join(import.meta.dirname, "../../../operations/monitoring");

const services = [shop.commerceUrl, shop.productApiUrl, shop.storefrontUrl].map((url) =>
  url.replace("localhost", "127.0.0.1"),
);

async function metricNames(url: string): Promise<Set<string>> {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status, url).toBe(200);
  return new Set(
    [...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ""),
  );
}

/** The names of the metrics in rules or panels. */
function usedMetrics(file: string): string[] {
  const names = file.match(
    /\b(?:http|catalogue|shop|queue|redis|database|process|nodejs)_[a-z0-9_]+/g,
  );
  return (names ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ""));
}

it("every metric of the alerts and the dashboard exists in a service", async () => {
  const existing = new Set(
    (await Promise.all(services.map(metricNames))).flatMap((names) => [...names]),
  );
  for (const path of ["alerts.yml", "grafana/dashboards/shop.json"]) {
    const used = usedMetrics(await readFile(join(monitoring, path), "utf8"));
    expect(used.length, path).toBeGreaterThan(10);
    expect(
      used.filter((name) => !existing.has(name)),
      path,
    ).toEqual([]);
  }
});

it("metrics name the route and not the URL, and are refused to other clients", async () => {
  for (const url of services) {
    await fetch(`${url}/made/up/prod_4711?email=sam@example.com`);
    const answer = await fetch(`${url}/metrics`);
    const text = await answer.text();
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="none"/);
    expect(text).not.toMatch(/prod_4711|sam@example/);
    const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
    expect((await fetch(`${url}/metrics`, forwarded)).status, url).toBe(404);
  }
});

it("each service answers /health/live and /health/ready", async () => {
  for (const url of services) {
    expect((await fetch(`${url}/health/live`)).status, url).toBe(200);
    const ready = await fetch(`${url}/health/ready`);
    expect(await ready.json(), url).toMatchObject({ status: "ready" });
    expect(ready.status).toBe(200);
  }
});

it("takes over the caller's X-Request-Id where it has plain characters only", async () => {
  for (const url of services) {
    const requestIdOf = async (id: string) => {
      const answer = await fetch(`${url}/health/live`, { headers: { "x-request-id": id } });
      return answer.headers.get("x-request-id");
    };
    expect(await requestIdOf("0123456789abcdef"), url).toBe("0123456789abcdef");
    expect(await requestIdOf('x" onload="alert(1)'), url).toMatch(/^[0-9a-f-]{36}$/);
  }
});
