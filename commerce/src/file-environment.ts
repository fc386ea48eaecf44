/**
 * A bucket of S3 or a compatible service, and the account that writes to it. It must support an ACL
 * for each file: exports of orders are private, pictures are public.
 */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** The public URL of the bucket, without a slash at the end. */
  publicUrl: string;
  /** Without it the machine's own role is used, as on AWS. */
  account?: { accessKeyId: string; secretAccessKey: string };
  /** The service's URL, where it is not AWS. */
  endpoint?: string;
}

/**
 * Reads where uploaded files are stored; undefined for the folder. Adds problems to `problems`,
 * without secrets.
 */
export function readBucket(
  variables: NodeJS.ProcessEnv,
  problems: string[],
): BucketSettings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_PUBLIC_URL: publicUrl,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  const named = [region, publicUrl, endpoint, accessKeyId, secretAccessKey];
  if (!bucket) {
    if (named.some(Boolean)) problems.push("S3_BUCKET is missing: the bucket that stores files.");
    return undefined;
  }
  if (!region) problems.push("S3_REGION is missing: the region of the bucket, such as eu-west-3.");
  if (!isAddress(publicUrl, ["https:"])) {
    problems.push("S3_PUBLIC_URL must be the https address at which everybody reads the bucket.");
  }
  if (endpoint && !isAddress(endpoint, ["https:", "http:"])) {
    problems.push("S3_ENDPOINT is no address: leave it empty for AWS.");
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    const missing = accessKeyId ? "S3_SECRET_ACCESS_KEY" : "S3_ACCESS_KEY_ID";
    problems.push(`${missing} is missing: set both of the account's, or none for a role.`);
  }
  return {
    bucket,
    region: region ?? "",
    publicUrl: (publicUrl ?? "").replace(/\/+$/, ""),
    ...(accessKeyId && secretAccessKey && { account: { accessKeyId, secretAccessKey } }),
    ...(endpoint && { endpoint }),
  };
}

function isAddress(value: string | undefined, protocols: string[]): boolean {
  return value !== undefined && URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
