import { configureStoreSearch, defineMiddlewares } from "@medusajs/framework/http";
import { firebaseSignIn } from "./guards/firebase-sign-in";
import { ownEmail } from "./guards/own-email";
import { uploadedFiles } from "./guards/uploaded-files";
import { categoryProducts } from "./listeners/category-products";

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/search",
      middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })],
    },
    { matcher: "/store/customers", methods: ["POST"], middlewares: [ownEmail] },
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [firebaseSignIn] },
    {
      matcher: "/admin/product-categories/:id/products",
      methods: ["POST"],
      middlewares: [categoryProducts],
    },
    { matcher: "/static/*", methods: ["GET"], middlewares: [uploadedFiles] },
  ],
});
