import type { BucketSettings } from "../file-environment";

/** The dashboard loads the flags of countries from here, on its pages of taxes. */
const flags = "https://cdn.jsdelivr.net/gh/lipis/flag-icons/flags/";

/**
 * The content security policy of Medusa's admin at `/app`: its own scripts, its own backend, and
 * the shop's pictures and videos. The dashboard adds style elements to its pages, so these are
 * allowed; inline scripts and style attributes are not.
 *
 * @param isBuilt `false` during development: Vite's client runs inline scripts and a websocket, so
 * only framing is forbidden then
 */
export function adminPolicy(
  { commerceUrl, bucket }: { commerceUrl: string; bucket?: BucketSettings },
  isBuilt: boolean,
): string {
  if (!isBuilt) return "frame-ancestors 'none'; object-src 'none'; base-uri 'self'";
  // The dashboard may be open under another name of this host than the one in the URLs of its
  // files.
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

/** The dashboard uploads the CSV file of a product import to the bucket directly. */
function uploadOrigin({ bucket, region, endpoint }: BucketSettings): string {
  if (endpoint) return new URL(endpoint).origin;
  // As in the AWS SDK: no certificate covers a host whose bucket name has dots.
  const host = `s3.${region}.amazonaws.com`;
  return `https://${bucket.includes(".") ? host : `${bucket}.${host}`}`;
}
