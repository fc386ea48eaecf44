import { runningShop } from "@chemical-ink/local-stack/running-shop";

/**
 * Follows the link of the newest mail that the identity provider sent to somebody, as a click in
 * the mail would; `query` is what its page would add.
 */
export async function followMailLink(
  email: string,
  kind: "VERIFY_EMAIL" | "PASSWORD_RESET",
  query: Record<string, string> = {},
): Promise<void> {
  const { identityUrl, identityProjectId } = runningShop();
  const answer = await fetch(`${identityUrl}/emulator/v1/projects/${identityProjectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((one) => one.email === email && one.requestType === kind);
  if (!mail) throw new Error(`${email} has got no mail of the kind ${kind}.`);
  const link = new URL(mail.oobLink);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  const followed = await fetch(link);
  if (!followed.ok) throw new Error(`The link answered ${followed.status}.`);
}
