import { identityProjectId } from "./settings.ts";

/** A person of the demonstration shop. The password is printed at every start: it is no secret. */
export interface DemoAccount {
  uid: string;
  name: string;
  email: string;
  password: string;
}

/** Buys; the seeding of the demo shop makes the past orders of this account, found by its uid. */
export const demoShopper: DemoAccount = {
  uid: "demo-shopper",
  name: "Sam Shopper",
  email: "shopper@chemical-ink.example",
  password: "ink-and-paper",
};

/** Enters products; seeding the demo shop makes the Medusa user of the same address. */
export const demoMerchandiser: DemoAccount = {
  uid: "demo-merchandiser",
  name: "Mira Merchandiser",
  email: "merchandiser@chemical-ink.example",
  password: "ink-and-paper",
};

/** Makes the demo accounts at the local identity provider, unless they are there. */
export async function makeDemoAccounts(identityUrl: string): Promise<void> {
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
    const alreadyThere = /EMAIL_EXISTS|DUPLICATE_LOCAL_ID|DUPLICATE_EMAIL/.test(text);
    if (!alreadyThere) throw new Error(`The identity provider refused ${account.email}: ${text}`);
  }
}
