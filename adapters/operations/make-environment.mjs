/**
 * Writes .env from .env.example, with new random secrets:
 *
 *     node adapters/operations/make-environment.mjs --demo
 *     node adapters/operations/make-environment.mjs --address https://shop.example
 *
 * The address is the shop's public URL. The hosts of backend and product API have the prefixes commerce.
 * and api. An existing .env is never changed, because its secrets may be in use.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine, refuse } from "./command-line.mjs";

const project = join(import.meta.dirname, "../..");
const secrets = ["POSTGRES_PASSWORD", "JWT_SECRET", "COOKIE_SECRET", "MONITORING_PASSWORD"];

/** The values of a demo shop. */
const demoValues = {
  SHOP_ENVIRONMENT: "demo",
  COMPOSE_PROFILES: "demo",
  FIREBASE_PROJECT_ID: "demo-chemical-ink",
  FIREBASE_AUTH_EMULATOR_HOST: "identity:9099",
  MAIL_FROM: "Chemical Ink Company <hello@chemical-ink.example>",
  MAIL_DIR: "/data/mails",
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The three public URLs of a shop. */
function publicUrls(shop) {
  const withPrefix = (name) => {
    const url = new URL(shop);
    url.hostname = `${name}.${url.hostname}`;
    return url.origin;
  };
  return {
    STOREFRONT_URL: new URL(shop).origin,
    PUBLIC_COMMERCE_URL: withPrefix("commerce"),
    PUBLIC_PRODUCT_API_URL: withPrefix("api"),
  };
}

const { values } = readCommandLine({
  usage: `
node adapters/operations/make-environment.mjs [--demo] [--address https://shop.example]

Writes .env from .env.example, with new random secrets.

  --address  the shop's public URL, by default http://shop.localhost:8080
  --demo     values for a demo shop`,
  options: {
    address: { type: "string", default: "http://shop.localhost:8080" },
    demo: { type: "boolean", default: false },
  },
});
if (!URL.canParse(values.address))
  refuse(`"${values.address}" is not a URL such as https://shop.example.`);

const isTls = values.address.startsWith("https:");
const { port } = new URL(values.address);
const chosen = {
  ...publicUrls(values.address),
  // The open port is the port of the URL. Behind another proxy, change it in .env.
  ...(!isTls && { HTTP_PORT: port || "80" }),
  ...(isTls && {
    PROXY_MODE: "tls",
    HTTP_PORT: "80",
    HTTPS_PORT: port || "443",
    BIND_ADDRESS: "0.0.0.0",
  }),
  ...(values.demo && demoValues),
  ...Object.fromEntries(secrets.map((name) => [name, randomBytes(32).toString("hex")])),
  // The secret has a name, so that a second one can be added later.
  ORDER_LINK_SECRETS: `first:${randomBytes(32).toString("hex")}`,
};
const text = readFileSync(join(project, ".env.example"), "utf8").replace(
  /^([A-Z_]+)=.*$/gm,
  (line, name) => (name in chosen ? `${name}=${chosen[name]}` : line),
);
try {
  // Only the owner can read the file: its secrets sign tokens.
  writeFileSync(join(project, ".env"), text, { flag: "wx", mode: 0o600 });
} catch (error) {
  if (error.code !== "EEXIST") throw error;
  fail(".env already exists, and its secrets may be in use. Move the file to write a new one.");
}
const empty = [...text.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
console.log(`Wrote .env with new secrets. The shop's URL is ${chosen.STOREFRONT_URL}.`);
if (!values.demo)
  console.log(`These variables are empty; set those that you need: ${empty.join(", ")}.`);
