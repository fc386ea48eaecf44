import {
  authenticate,
  configureStoreSearch,
  defineMiddlewares,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { contactMessageListConfig } from "./admin/contact-messages/query-config";
import { listContactMessagesSchema } from "./admin/contact-messages/validators";
import { answerError } from "./error-answers";
import { answerHeaders } from "./guards/answer-headers";
import { csvUploadAddress } from "./guards/csv-upload-address";
import { firebaseSignIn } from "./guards/firebase-sign-in";
import { mustExist } from "./guards/must-exist";
import { noNulCharacters } from "./guards/no-nul-characters";
import { ownEmail } from "./guards/own-email";
import { presentMerchandiser } from "./guards/present-merchandiser";
import { uploadTurns } from "./guards/upload-turns";
import { uploadedFiles } from "./guards/uploaded-files";
import { wholeQuantities } from "./guards/whole-quantities";
import { categoryProducts } from "./listeners/category-products";

/** The largest body of a product: ten times what one that keeps to the rules can have. */
const largestProduct = "4mb";

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: "/*", middlewares: [answerHeaders, noNulCharacters] },
    { matcher: "/admin*", middlewares: [presentMerchandiser] },
    {
      matcher: "/store/search",
      middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })],
    },
    { matcher: "/store/carts", methods: ["POST"], middlewares: [wholeQuantities] },
    {
      matcher: "/store/carts/:id/line-items",
      methods: ["POST"],
      middlewares: [wholeQuantities],
    },
    {
      matcher: "/store/carts/:id/line-items/:line_id",
      methods: ["POST"],
      middlewares: [wholeQuantities],
    },
    {
      matcher: "/store/carts/:id/line-items/:line_id",
      methods: ["DELETE"],
      middlewares: [mustExist("cart")],
    },
    {
      matcher: "/store/carts/:id/promotions",
      methods: ["POST", "DELETE"],
      middlewares: [mustExist("cart")],
    },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [mustExist("payment_collection")],
    },
    { matcher: "/store/customers", methods: ["POST"], middlewares: [ownEmail] },
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [firebaseSignIn] },
    {
      matcher: "/store/contact-messages",
      methods: ["POST"],
      middlewares: [
        authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true }),
      ],
    },
    {
      matcher: "/admin/contact-messages",
      methods: ["GET"],
      middlewares: [validateAndTransformQuery(listContactMessagesSchema, contactMessageListConfig)],
    },
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
    { matcher: "/admin/uploads", middlewares: [uploadTurns] },
    { matcher: "/admin/products/import", middlewares: [uploadTurns] },
    {
      matcher: "/admin/uploads/presigned-urls",
      methods: ["POST"],
      middlewares: [csvUploadAddress],
    },
  ],
});
