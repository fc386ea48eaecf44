import { configureStoreSearch, defineMiddlewares } from "@medusajs/framework/http";
import { firebaseSignIn } from "./guards/firebase-sign-in";
import { ownEmail } from "./guards/own-email";
import { largestProduct, readableBody } from "./guards/readable-body";
import { uploadedFiles } from "./guards/uploaded-files";
import { categoryProducts } from "./listeners/category-products";

export default defineMiddlewares({
  errorHandler: readableBody,
  routes: [
    {
      matcher: "/store/search",
      middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })],
    },
    { matcher: "/store/customers", methods: ["POST"], middlewares: [ownEmail] },
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [firebaseSignIn] },
    {
      matcher: "/admin/catalogue/products*",
      methods: ["POST"],
      bodyParser: { sizeLimit: largestProduct },
    },
    {
      matcher: "/admin/product-categories/:id/products",
      methods: ["POST"],
      middlewares: [categoryProducts],
    },
    { matcher: "/static/*", methods: ["GET"], middlewares: [uploadedFiles] },
  ],
});
