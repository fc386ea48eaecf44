import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import {
  EnvironmentError,
  environment,
  privateFilesDir,
  readEnvironment,
} from "../../src/environment";

const needed = {
  SHOP_ENVIRONMENT: "production",
  DATABASE_URL: "postgres://shop:secret@database:5432/shop",
  COMMERCE_URL: "https://commerce.example/",
  STORE_CORS: "https://shop.example",
  ADMIN_CORS: "https://commerce.example",
  AUTH_CORS: "https://shop.example",
  JWT_SECRET: "0123456789abcdef0123456789abcdef",
  COOKIE_SECRET: "fedcba9876543210fedcba9876543210",
  ORDER_LINK_SECRETS: "a:0123456789abcdef0123456789abcdef",
  FIREBASE_PROJECT_ID: "chemical-ink",
  FILES_DIR: "/var/lib/shop/files",
  STOREFRONT_URL: "https://shop.example/",
  MAIL_FROM: "Chemical Ink Company <shop@ink.example>",
};

/** Production has no default for emails. */
const byMailServer = { SMTP_URL: "smtps://user:secret@mail.example" };
const production = { ...needed, ...byMailServer };

function problemsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe("a production environment", () => {
  it("is taken as it is when nothing is missing", () => {
    const environment = readEnvironment(production);
    expect(environment.shop).toBe("production");
    expect(environment.commerceUrl).toBe("https://commerce.example");
    expect(environment.workerMode).toBe("shared");
    expect(environment.firebaseEmulatorHost).toBeUndefined();
  });

  it("is what a backend runs in when nobody says", () => {
    expect(readEnvironment({ ...production, SHOP_ENVIRONMENT: undefined }).shop).toBe("production");
  });

  it("has a sentence for everything that is missing, all at once", () => {
    const problems = problemsOf({});
    for (const name of Object.keys(needed).filter((name) => name !== "SHOP_ENVIRONMENT")) {
      expect(problems.filter((problem) => problem.startsWith(`${name} is missing: `))).toHaveLength(
        1,
      );
    }
    expect(problems.every((problem) => problem.endsWith("."))).toBe(true);
  });

  it.each([
    ["an identity emulator", { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }, /EMULATOR_HOST/],
    ["an emulator's project", { FIREBASE_PROJECT_ID: "demo-chemical-ink" }, /FIREBASE_PROJECT_ID/],
    ["a short secret", { JWT_SECRET: "short" }, /JWT_SECRET is too short/],
    [
      "the demonstration's secret",
      { COOKIE_SECRET: "demonstration-only-cookie-secret-0000" },
      /COOKIE_SECRET is the demonstration's/,
    ],
    ["a database that is no PostgreSQL", { DATABASE_URL: "mysql://x/y" }, /DATABASE_URL/],
    ["an address without a protocol", { COMMERCE_URL: "commerce.example" }, /COMMERCE_URL/],
    ["a worker without Redis", { MEDUSA_WORKER_MODE: "worker" }, /needs REDIS_URL/],
    ["a folder of files that everybody can read", { FILES_DIR: "static/files" }, /^FILES_DIR/],
    ["no way for mails", { SMTP_URL: "" }, /^No way for mails/],
    ["two ways for mails", { SENDGRID_API_KEY: "SG.1" }, /choose one of them/],
    ["a mail server by http", { SMTP_URL: "https://mail.example" }, /^SMTP_URL/],
    ["mails that everybody can read", { SMTP_URL: "", MAIL_DIR: "static/mails" }, /^MAIL_DIR/],
    [
      "mails among the uploaded files",
      { SMTP_URL: "", MAIL_DIR: "/var/lib/shop/files/mails" },
      /^MAIL_DIR/,
    ],
    ["a sender of two lines", { MAIL_FROM: "Ink\nBcc: all@x.example <a@x.example>" }, /^MAIL_FROM/],
    ["a sender that is no address", { MAIL_FROM: "Ink" }, /^MAIL_FROM/],
    ["a reader that is no address", { MAIL_TO_SHOP: "Ink <a@x.example>" }, /^MAIL_TO_SHOP/],
    [
      "a proxy without an address",
      { TRUSTED_PROXIES: "loopback,proxy" },
      /^TRUSTED_PROXIES: "proxy"/,
    ],
    ["an unknown worker mode", { MEDUSA_WORKER_MODE: "both" }, /MEDUSA_WORKER_MODE is "both"/],
  ])("refuses %s", (_what, variables, sentence) => {
    const problems = problemsOf({ ...production, ...variables });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });
});

describe("mails", () => {
  const mailOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).mail;

  it("go out by a mail server, and answers come back to the sender", () => {
    expect(mailOf(production)).toEqual({
      from: "Chemical Ink Company <shop@ink.example>",
      shop: "shop@ink.example",
      way: { smtpUrl: byMailServer.SMTP_URL },
    });
  });

  it("go out by SendGrid, whatever signs its key has", () => {
    const { way } = mailOf({ ...needed, SENDGRID_API_KEY: "SG.a/b+c@" });
    const { protocol, hostname, username, password } = new URL("smtpUrl" in way ? way.smtpUrl : "");
    expect({ protocol, hostname, username, password: decodeURIComponent(password) }).toEqual({
      protocol: "smtps:",
      hostname: "smtp.sendgrid.net",
      username: "apikey",
      password: "SG.a/b+c@",
    });
  });

  it("are read at an address of their own where one is named", () => {
    expect(mailOf({ ...production, MAIL_TO_SHOP: "help@ink.example" }).shop).toBe(
      "help@ink.example",
    );
  });

  it("go into a folder where that is what ops wants, and in a demonstration", () => {
    expect(mailOf({ ...needed, MAIL_DIR: "/data/mails" }).way).toEqual({ folder: "/data/mails" });
    expect(mailOf({ SHOP_ENVIRONMENT: "demo" }).way).toEqual({ folder: resolve(".local/mails") });
  });
});

describe("a demonstration", () => {
  it("needs nobody to choose anything", () => {
    const environment = readEnvironment({ SHOP_ENVIRONMENT: "demo" });
    expect(environment.firebaseProjectId).toMatch(/^demo-/);
    expect(environment.jwtSecret).not.toBe("");
  });

  it("keeps private files out of the folder that is shown to everybody", () => {
    for (const FILES_DIR of [undefined, "static", "/data/files/"]) {
      const { filesDir } = readEnvironment({ SHOP_ENVIRONMENT: "demo", FILES_DIR });
      for (const shown of [filesDir, resolve("static")]) {
        expect(relative(shown, privateFilesDir(filesDir))).toMatch(/^\.\./);
      }
    }
  });

  it("never signs people in at a real project", () => {
    const variables = { SHOP_ENVIRONMENT: "demo", FIREBASE_PROJECT_ID: "chemical-ink" };
    expect(problemsOf(variables)).toEqual([expect.stringMatching(/must begin with "demo-"/)]);
  });
});

it("refuses a kind of shop there is not", () => {
  expect(problemsOf({ SHOP_ENVIRONMENT: "staging" })).toEqual([expect.stringMatching(/"staging"/)]);
});

it("is read in one place: elsewhere only what a program is told is handed to it whole", () => {
  const source = join(import.meta.dirname, "../../src");
  const readers = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      readFileSync(join(source, name), "utf8")
        .replaceAll("readEnvironment(process.env)", "")
        .includes("process.env"),
  );
  expect(readers.toSorted()).toEqual([
    // Modules use the currency in constants, before the environment is read.
    "currency-environment.ts",
    // The emulator's verifier checks by itself that this is a demonstration.
    join("modules", "firebase-auth", "emulator", "verifier.ts"),
  ]);
});

it("is read once by a process", () => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  const first = environment();
  vi.stubEnv("SHOP_ENVIRONMENT", "nonsense");
  expect(environment()).toBe(first);
});
