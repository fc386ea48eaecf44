import type { BucketSettings } from "../file-environment";

/** Where the dashboard has the flags of countries from, on its pages of taxes. */
const flags = "https://cdn.jsdelivr.net/gh/lipis/flag-icons/flags/";

/**
 * The content security policy of Medusa's admin at `/app`: its own scripts, its own backend, and the
 * pictures and videos of the shop. The dashboard puts style elements into its pages as they are
 * used, so these stay allowed; inline scripts, and styles in attributes, are not.
 *
 * @param isBuilt `false` while the admin is developed: Vite's client runs inline scripts and a
 * websocket, so that only framing is forbidden then
 */
export function adminPolicy(
  { commerceUrl, bucket }: { commerceUrl: string; bucket?: BucketSettings },
  isBuilt: boolean,
): string {
  if (!isBuilt) return "frame-ancestors 'none'; object-src 'none'; base-uri 'self'";
  // The dashboard may be open at another name of this host than the one its files are known by.
  const files = [new URL(commerceUrl).origin, bucket && new URL(bucket.publicUrl).origin];
  const media = files.filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${media} ${flags}`,
    `media-src 'self' blob: ${media}`,
    ["connect-src 'self'", bucket && uploadOrigin(bucket)].filter(Boolean).join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Where the dashboard sends the CSV file of a product import: to the bucket itself. */
function uploadOrigin({ bucket, region, endpoint }: BucketSettings): string {
  if (endpoint) return new URL(endpoint).origin;
  // As the AWS SDK does: a name with dots is no part of a host that has a certificate.
  const host = `s3.${region}.amazonaws.com`;
  return `https://${bucket.includes(".") ? host : `${bucket}.${host}`}`;
}
