import { expect, it } from "vitest";
import { adminPolicy } from "../../../src/http/admin-policy";

const commerceUrl = "https://commerce.shop.example/";
const bucket = {
  bucket: "ink",
  region: "eu-west-3",
  publicUrl: "https://files.shop.example/public",
};

it("lets the admin run its own scripts alone, in no other site's frame", () => {
  const policy = adminPolicy({ commerceUrl }, true);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("img-src 'self' data: blob: https://commerce.shop.example ");
  expect(policy).not.toContain("unsafe-eval");
});

it.each([
  [bucket, "https://ink.s3.eu-west-3.amazonaws.com"],
  [{ ...bucket, bucket: "ink.shop" }, "https://s3.eu-west-3.amazonaws.com"],
  [{ ...bucket, endpoint: "https://minio.shop.example:9000/" }, "https://minio.shop.example:9000"],
])("shows the files of a bucket and sends the file of an import there", (files, uploads) => {
  const policy = adminPolicy({ commerceUrl, bucket: files }, true);
  expect(policy).toContain(
    "img-src 'self' data: blob: https://commerce.shop.example https://files.shop.example ",
  );
  expect(policy).toContain(`connect-src 'self' ${uploads};`);
});

it("forbids framing also while it is developed", () => {
  expect(adminPolicy({ commerceUrl }, false)).toContain("frame-ancestors 'none'");
});
