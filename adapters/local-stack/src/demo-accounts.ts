import { identityProjectId } from "./settings.ts";

/** An account of the demo shop. Its password is no secret: every start prints it. */
export interface DemoAccount {
  uid: string;
  name: string;
  email: string;
  password: string;
}

/** The shopper. Seeding the demo shop creates past orders for this uid. */
export const demoShopper: DemoAccount = {
  uid: "demo-shopper",
  name: "Sam Shopper",
  email: "shopper@chemical-ink.example",
  password: "ink-and-paper",
};

/** The merchandiser. Seeding the demo shop creates the Medusa user with this e-mail address. */
export const demoMerchandiser: DemoAccount = {
  uid: "demo-merchandiser",
  name: "Mira Merchandiser",
  email: "merchandiser@chemical-ink.example",
  password: "ink-and-paper",
};

/** Creates the demo accounts at the local identity provider, unless they exist. */
export async function createDemoAccounts(identityUrl: string): Promise<void> {
  for (const account of [demoShopper, demoMerchandiser]) {
    const response = await fetch(
      `${identityUrl}/identitytoolkit.googleapis.com/v1/projects/${identityProjectId}/accounts`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: JSON.stringify({
          localId: account.uid,
          displayName: account.name,
          email: account.email,
          password: account.password,
          emailVerified: true,
        }),
      },
    );
    if (response.ok) continue;
    const text = await response.text();
    const exists = /EMAIL_EXISTS|DUPLICATE_LOCAL_ID|DUPLICATE_EMAIL/.test(text);
    if (!exists) throw new Error(`The identity provider refused ${account.email}: ${text}`);
  }
}
