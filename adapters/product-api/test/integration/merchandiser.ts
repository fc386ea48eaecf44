import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { productSchema } from "../../src/contract/product.ts";
import { ask } from "./product-api-client.ts";

/** A bearer token of somebody's session at the backend. */
export async function tokenOf(person: "shopper" | "merchandiser"): Promise<string> {
  const { accounts, commerceUrl, identityUrl, publishableKey } = runningShop();
  const { email, password } = accounts[person];
  const signedIn = await post(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test`,
    { email, password, returnSecureToken: true },
  );
  const actor = person === "shopper" ? "customer" : "user";
  const { token } = await post(
    `${commerceUrl}/auth/${actor}/firebase`,
    { id_token: signedIn.idToken },
    { "x-publishable-api-key": publishableKey },
  );
  return String(token);
}

/** The ids of the backend's products that a term fits: those of this moment, not of an index. */
export async function backendProducts(term: string, token: string): Promise<string[]> {
  const query = new URLSearchParams({ q: term, fields: "id" });
  const path = `/admin/products?${query}`;
  const answer = await fetch(`${runningShop().commerceUrl}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const { products } = (await answer.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** Gives a product another handle in Medusa's own admin, which takes more than the shop's form. */
export async function renameInMedusa(id: string, handle: string, token: string): Promise<void> {
  await post(
    `${runningShop().commerceUrl}/admin/products/${id}`,
    { handle },
    { authorization: `Bearer ${token}` },
  );
}

/** Takes a product and its files back, so that the catalogue is as before. */
export async function removeProduct(id: string, token: string): Promise<void> {
  const answer = await ask(`/product/${id}`);
  if (answer.ok) {
    const { Images, pdf, video } = productSchema.parse(await answer.json());
    const files = [...Images.map(({ url }) => url), pdf, video].filter((url) =>
      url.startsWith(runningShop().commerceUrl),
    );
    for (const url of files) await remove(`/admin/uploads/${url.split("/").pop()}`, token);
  }
  await remove(`/admin/products/${id}`, token);
}

async function remove(path: string, token: string): Promise<void> {
  const answer = await fetch(`${runningShop().commerceUrl}${path}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
