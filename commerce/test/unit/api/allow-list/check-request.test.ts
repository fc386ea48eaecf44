import { describe, expect, it } from "vitest";
import { checkRequest } from "../../../../src/api/allow-list/check-request";

/** The status and the code of a refusal; undefined where the request is accepted. */
function refusal(method: string, url: string, hasBody = false): [number, string] | undefined {
  const refused = checkRequest({ method, url, hasBody });
  return refused && [refused.status, refused.code];
}

describe("what shoppers' browsers ask for", () => {
  it.each([
    ["GET", "/store/regions"],
    // The storefront's menu.
    [
      "GET",
      "/store/product-categories?parent_category_id=null&include_descendants_tree=true&fields=name,handle,rank,*category_children&limit=100",
    ],
    ["GET", "/store/carts/cart_01"],
    ["GET", "/store/carts/cart_01/"],
    ["HEAD", "/store/carts/cart_01"],
    ["GET", "/store/carts/cart_01?fields=id,*items,%2Bitems.total"],
    ["DELETE", "/store/carts/cart_01/line-items/cali_1?fields=id"],
    ["GET", "/store/orders?limit=10&offset=20&order=-created_at"],
    ["GET", "/store/orders/order_1?access=main.k2.ab-c_d"],
    ["POST", "/auth/customer/firebase"],
    ["GET", "/auth/user/providers"],
    ["GET", "/sign-in?to=/orders/order_1"],
    ["GET", "/sign-out"],
    ["POST", "/hooks/payment/stripe_stripe"],
    ["OPTIONS", "/store/carts"],
    ["OPTIONS", "/admin/orders/order_1"],
    ["GET", "/app"],
    ["GET", "/app/orders?offset=0&a[b]=c"],
    ["GET", "/static/1-a.webp"],
    ["GET", "/health"],
  ])("goes on: %s %s", (method, url) => {
    expect(refusal(method, url)).toBeUndefined();
  });
});

describe("a route that the shop does not use", () => {
  it.each([
    ["POST", "/store/returns"],
    ["POST", "/store/orders/order_1/transfer/request"],
    ["POST", "/store/search"],
    ["GET", "/store/products"],
    ["GET", "/store/products/prod_1"],
    ["GET", "/store/return-reasons/x"],
    ["POST", "/store/shipping-options/so_1/calculate"],
    ["POST", "/auth/customer/firebase/update"],
    ["POST", "/auth/firebase/user"],
    ["POST", "/auth/user/emailpass"],
    ["POST", "/auth/user/emailpass/register"],
    ["POST", "/auth/token/refresh"],
    ["POST", "/auth/mfa/factors"],
    ["GET", "/cloud/auth"],
    ["POST", "/admin/workflows-executions/complete-cart/run"],
    ["POST", "/admin/workflows-executions/complete-cart/RUN"],
    ["GET", "/admin/rbac/roles"],
    ["POST", "/admin/users/user_1/reset-password"],
    ["POST", "/hooks/payment/other_other"],
    ["GET", "/"],
    ["GET", "/store"],
    ["GET", "/store/nothing"],
    ["GET", "/storefront"],
    ["GET", "/apple"],
    ["GET", "//store/regions"],
    ["GET", "/store//regions"],
    ["GET", "/STORE/regions"],
    ["GET", "/store/%72egions"],
    ["GET", "/store/../admin/users"],
    ["GET", "/admin/users//roles"],
    ["OPTIONS", "/store/returns"],
  ])("is not found: %s %s", (method, url) => {
    expect(refusal(method, url)?.[0]).toBe(404);
  });

  it("is not found with an id that no record has", () => {
    expect(refusal("GET", `/store/carts/${"a".repeat(1_000)}`)?.[0]).toBe(404);
    expect(refusal("GET", "/store/carts/%00")?.[0]).toBe(404);
    expect(refusal("GET", `/admin/orders/${"a".repeat(1_000)}`)?.[0]).toBe(404);
  });

  it("says why it is closed", () => {
    const refused = checkRequest({ method: "POST", url: "/store/returns", hasBody: true });
    expect(refused?.message).toContain("what came back");
  });
});

describe("a method that a route does not take", () => {
  it.each([
    ["GET", "/auth/customer/firebase"],
    ["HEAD", "/auth/user/firebase"],
    ["DELETE", "/store/carts/cart_1"],
    ["PUT", "/store/carts/cart_1"],
    ["TRACE", "/store/regions"],
    ["POST", "/app/index.html"],
  ])("is refused: %s %s", (method, url) => {
    expect(refusal(method, url)).toEqual([405, "method_not_allowed"]);
  });

  it("is told which ones it takes", () => {
    const refused = checkRequest({ method: "GET", url: "/auth/session", hasBody: false });
    expect(refused?.headers?.Allow).toBe("POST, DELETE");
  });
});

describe("a body where none belongs", () => {
  it.each(["GET", "HEAD"])(
    "is refused with %s, which tries passwords without being counted",
    (method) => {
      expect(refusal(method, "/store/regions", true)).toEqual([400, "body_not_taken"]);
    },
  );
});

describe("a parameter", () => {
  it.each([
    "locale[]=x",
    "locale=fr",
    "limit[]=1",
    "limit[a]=1",
    "limit=1&limit=2",
    "limit=100000",
    "limit=0",
    "limit=-1",
    "limit=1e3",
    "offset=a",
    "offset=10001",
    "order=total",
    "order[]=created_at",
    "a.b.c.d=1",
    "fields[]=id",
    "fields=%00",
    "fields=id;drop",
    `fields=${"a".repeat(2_001)}`,
    "__proto__[x]=1",
    "constructor=1",
    "with_deleted=true",
    "%6Cimit%5B%5D=1",
    "=",
  ])("that does not fit is refused: %s", (query) => {
    expect(refusal("GET", `/store/orders?${query}`)).toEqual([400, "invalid_fields"]);
  });

  it("is named in the refusal, with what fits", () => {
    const refused = checkRequest({
      method: "GET",
      url: "/store/orders?limit=100000",
      hasBody: false,
    });
    expect(refused?.fields).toEqual([{ field: "limit", message: "A whole number from 1 to 100." }]);
  });

  it.each(["limit=100000", "limit[]=1", "limit[$gt]=1", "offset=-1", "limit=1&limit=2"])(
    "keeps the admin's lists short, too: %s",
    (query) => {
      expect(refusal("GET", `/admin/orders?${query}`)).toEqual([400, "invalid_fields"]);
    },
  );

  it.each(["created_at[$gte]=2026-01-01", "id[]=a&id[]=b", "limit=9999&offset=0", "q=ink"])(
    "of the admin's own goes on: %s",
    (query) => {
      expect(refusal("GET", `/admin/orders?${query}`)).toBeUndefined();
    },
  );
});
