/**
 * Makes .env from .env.example, with a secret of its own wherever one is wanted:
 *
 *     node adapters/operations/make-environment.mjs --demo
 *     node adapters/operations/make-environment.mjs --address https://shop.example
 *
 * The address is the shop's; the backend's and the product API's are commerce. and api. before it.
 * A file that is there is never changed: its secrets are in use.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine, refuse } from "./command-line.mjs";

const project = join(import.meta.dirname, "../..");
const secrets = ["POSTGRES_PASSWORD", "JWT_SECRET", "COOKIE_SECRET", "MONITORING_PASSWORD"];

/** What a demo shop needs nobody to choose. */
const ofDemo = {
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

/** The three public addresses that belong to the shop's. */
function addresses(shop) {
  const under = (name) => {
    const url = new URL(shop);
    url.hostname = `${name}.${url.hostname}`;
    return url.origin;
  };
  return {
    STOREFRONT_URL: new URL(shop).origin,
    PUBLIC_COMMERCE_URL: under("commerce"),
    PUBLIC_PRODUCT_API_URL: under("api"),
  };
}

const { values } = readCommandLine({
  usage: `
node adapters/operations/make-environment.mjs [--demo] [--address https://shop.example]

Makes .env from .env.example, with a secret of its own wherever one is wanted.

  --address  the shop's public address, http://localhost:8080 where none is given
  --demo     a demonstration, which needs nothing chosen`,
  options: {
    address: { type: "string", default: "http://shop.localhost:8080" },
    demo: { type: "boolean", default: false },
  },
});
if (!URL.canParse(values.address))
  refuse(`"${values.address}" is no address, such as https://shop.example.`);

const isTls = values.address.startsWith("https:");
const { port } = new URL(values.address);
const chosen = {
  ...addresses(values.address),
  // What people type is what is open: behind a proxy of one's own, change it.
  ...(!isTls && { HTTP_PORT: port || "80" }),
  ...(isTls && {
    PROXY_MODE: "tls",
    HTTP_PORT: "80",
    HTTPS_PORT: port || "443",
    BIND_ADDRESS: "0.0.0.0",
  }),
  ...(values.demo && ofDemo),
  ...Object.fromEntries(secrets.map((name) => [name, randomBytes(32).toString("hex")])),
  // Has a name, so that another one can be put before it later.
  ORDER_LINK_SECRETS: `first:${randomBytes(32).toString("hex")}`,
};
const text = readFileSync(join(project, ".env.example"), "utf8").replace(
  /^([A-Z_]+)=.*$/gm,
  (line, name) => (name in chosen ? `${name}=${chosen[name]}` : line),
);
try {
  // Who may read it may sign tokens.
  writeFileSync(join(project, ".env"), text, { flag: "wx", mode: 0o600 });
} catch (error) {
  if (error.code !== "EEXIST") throw error;
  fail("There is a .env already, and its secrets may be in use. Move it away to make another.");
}
const open = [...text.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
console.log(`.env is made, with secrets of its own. The shop will be at ${chosen.STOREFRONT_URL}.`);
if (!values.demo)
  console.log(`Look at what is empty, and fill in what you need: ${open.join(", ")}.`);
