import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("robots.txt", "pages/robots/robots.ts"),
  route("sitemap.xml", "pages/sitemap/sitemap-index.ts"),
  route("sitemaps/:part", "pages/sitemap/sitemap-part.ts"),
  route("journal/feed.xml", "pages/journal-feed/feed.ts"),

  layout("layout/shop-layout.tsx", [
    index("pages/home/page.tsx"),
    route("shop", "pages/shop/page.tsx"),
    route("category/:category", "pages/category/page.tsx"),
    route("search", "pages/search/page.tsx"),
    route("product/:slug", "pages/product/page.tsx"),
    route("compare", "pages/compare/page.tsx"),
    route("compatibility", "pages/compatibility/page.tsx"),

    route("cart", "pages/cart/page.tsx"),
    route("paymentgateway", "pages/paymentgateway/page.tsx"),
    route("order/:id", "pages/order/page.tsx"),

    route("account", "pages/account/page.tsx"),
    route("account/orders/:id", "pages/account-order/page.tsx"),
    route("forgot-password", "pages/forgot-password/page.tsx"),

    route("about", "pages/about/page.tsx"),
    route("contact", "pages/contact/page.tsx"),
    route("terms", "pages/terms/page.tsx"),
    route("privacy", "pages/privacy/page.tsx"),
    route("journal", "pages/journal/page.tsx"),
    route("journal/:slug", "pages/journal-article/page.tsx"),

    layout("pages/admin/layout.tsx", [
      route("admin/products", "pages/admin-products/page.tsx"),
      route("admin/medusa", "pages/admin-medusa/page.tsx"),
      route("admin/product/create", "pages/admin-product-create/page.tsx"),
      route("admin/product-update/:slug", "pages/admin-product-update/page.tsx"),
    ]),

    route("*", "pages/not-found/page.tsx"),
  ]),
  route("viewed-products", "pages/viewed-products/route.ts"),
  route("suggestions", "pages/suggestions/route.ts"),
  route("signup", "pages/signup/page.tsx"),
  route("signin", "pages/signin/page.tsx"),
  route("account-action", "pages/account-action/page.tsx"),
  route("signout", "pages/signout/page.tsx"),
] satisfies RouteConfig;
