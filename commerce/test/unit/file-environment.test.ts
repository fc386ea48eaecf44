import { describe, expect, it } from "vitest";
import { readBucket } from "../../src/file-environment";

const bucket = {
  S3_BUCKET: "shop-files",
  S3_REGION: "eu-west-3",
  S3_PUBLIC_URL: "https://files.shop.example/",
};
const account = { S3_ACCESS_KEY_ID: "an-access-key", S3_SECRET_ACCESS_KEY: "only-the-shop-knows" };

function read(variables: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  return { bucket: readBucket(variables, problems), problems };
}

describe("uploaded files", () => {
  it("are kept in a folder when no bucket is named", () => {
    expect(read({ S3_BUCKET: "", S3_REGION: "" })).toEqual({ bucket: undefined, problems: [] });
  });

  it("are kept in a bucket, by the machine's role or by an account", () => {
    const byRole = {
      bucket: "shop-files",
      region: "eu-west-3",
      publicUrl: "https://files.shop.example",
    };
    expect(read(bucket)).toEqual({ bucket: byRole, problems: [] });
    const endpoint = "http://minio:9000";
    expect(read({ ...bucket, ...account, S3_ENDPOINT: endpoint })).toEqual({
      bucket: {
        ...byRole,
        account: { accessKeyId: "an-access-key", secretAccessKey: "only-the-shop-knows" },
        endpoint,
      },
      problems: [],
    });
  });

  it.each([
    ["an account without a bucket", account, /^S3_BUCKET is missing/],
    ["no region", { ...bucket, S3_REGION: "" }, /^S3_REGION is missing/],
    ["a plain address", { ...bucket, S3_PUBLIC_URL: "http://files.example" }, /^S3_PUBLIC_URL/],
    ["half an account", { ...bucket, S3_SECRET_ACCESS_KEY: "x" }, /^S3_ACCESS_KEY_ID is missing/],
    ["an endpoint that is a name", { ...bucket, S3_ENDPOINT: "minio" }, /^S3_ENDPOINT/],
  ])("with %s are refused in a sentence", (_what, variables, sentence) => {
    const { problems } = read(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
    expect(problems[0]).not.toContain(account.S3_SECRET_ACCESS_KEY);
  });
});
