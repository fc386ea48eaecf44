import { Client } from "@medusajs/framework/pg";
import { inject } from "vitest";

const shop = inject("shop");

/** An answer of the backend: its status, and its body if it is JSON. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/**
 * Calls the backend under test. `token` is a bearer token, `cookie` a session's. A call with a body
 * is a POST; a text is sent unchanged.
 */
export async function call<Body = Record<string, unknown>>(
  path: string,
  {
    method,
    token,
    cookie,
    body,
    headers,
    backend = shop.commerceUrl,
  }: {
    method?: string;
    token?: string;
    cookie?: string;
    body?: unknown;
    headers?: Record<string, string>;
    /** The URL of another backend. */
    backend?: string;
  } = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${backend}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": shop.publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, body: (isJson ? JSON.parse(text) : { text }) as Body };
}

/** A document of the catalogue index, with the fields that tests read. */
export interface Hit {
  id: string;
  handle: string;
  title: string;
  variant_id: string;
  brand: string;
  mpn: string;
  price: number;
  quantity: number;
  in_stock: boolean;
  sold: number;
  category: string;
  sub_category: string;
  former_handles: string[];
  condition: string;
  images_json: string;
  fiche_tech_json: string;
  pdf: string;
  video: string;
  printers: string[];
}

/** The table of the index's version in use. */
const activeTable = `
  select 'search_pg_' || version.physical_name as "table"
  from search_index as index
  join search_index_version as version
    on version.search_index_id = index.id and version.version = index.active_version
  where index.name = 'product' and version.deleted_at is null`;

/**
 * The documents of products that are for sale.
 *
 * @param values filters by these; a list must be contained in the list of the field
 */
export async function documents(values: Record<string, unknown> = {}): Promise<Hit[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ table: string }>(activeTable);
    const { rows } = await client.query<{ document: Hit }>(
      `select document from "${tables[0]?.table}"
       where document @> '{"status": "published"}' and document @> $1::jsonb
         and jsonb_array_length(coalesce(document->'sales_channel_ids', '[]')) > 0`,
      [JSON.stringify(values)],
    );
    return rows.map(({ document }) => document);
  } finally {
    await client.end();
  }
}

/**
 * The first document with these values.
 *
 * @throws Error where there is none
 */
export async function onlyHit(values: Record<string, unknown>): Promise<Hit> {
  const [hit] = await documents(values);
  if (!hit) throw new Error(`No product with ${JSON.stringify(values)}.`);
  return hit;
}

/** The ID token of an account at the identity provider, which is created unless it exists. */
export async function idTokenOf({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<string> {
  for (const action of ["signInWithPassword", "signUp"]) {
    const response = await fetch(
      `${shop.identityUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=test`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    );
    const { idToken } = (await response.json()) as { idToken?: string };
    if (idToken) return idToken;
  }
  throw new Error(`${email} could not sign in.`);
}

/** Verifies an account's address, as the link of the email does. Later ID tokens contain it. */
export async function verifyAddress(idToken: string): Promise<void> {
  const { user_id: localId } = JSON.parse(
    Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString(),
  );
  const { identityUrl, identityProjectId } = shop;
  const response = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/projects/${identityProjectId}/accounts:update`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ localId, emailVerified: true }),
    },
  );
  if (!response.ok) throw new Error(`The address was not verified: ${await response.text()}`);
}

/** Exchanges an ID token for a token of the backend. */
export function signIn(
  actor: "customer" | "user",
  idToken: string,
): Promise<Answer<{ token?: string; message?: string }>> {
  return call(`/auth/${actor}/firebase`, { body: { id_token: idToken } });
}

/** An admin's bearer token. */
export async function adminToken(): Promise<string> {
  const { body } = await signIn("user", await idTokenOf(shop.accounts.merchandiser));
  if (!body.token) throw new Error(`The merchandiser could not sign in: ${body.message}`);
  return body.token;
}

/** A new email address. */
export function newAddress(): string {
  return `shopper-${crypto.randomUUID()}@example.com`;
}
