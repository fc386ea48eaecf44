import {
  allowFields,
  authenticate,
  defineMiddlewares,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { environment } from "../environment";
import { serviceLimits } from "../limits";
import { contactMessageListConfig } from "./admin/contact-messages/query-config";
import { listContactMessagesSchema } from "./admin/contact-messages/validators";
import { mergeCategorySchema } from "./admin/product-categories/[id]/merge/validators";
import { allowedBody } from "./allow-list/allowed-body";
import { answerError } from "./error-answers";
import { confirmedLanguage, nameCartInOrder, noPartialOrder } from "./guards/cart-of-order";
import { csvUploadUrl } from "./guards/csv-upload-url";
import { firebaseSignIn } from "./guards/firebase-sign-in";
import { lastUnitLock } from "./guards/last-unit-lock";
import { newSession } from "./guards/new-session";
import { noNulCharacters } from "./guards/no-nul-characters";
import { normalEmail } from "./guards/normal-email";
import { objectBody } from "./guards/object-body";
import { openPayment } from "./guards/open-payment";
import { bindNewCart, ownCart } from "./guards/own-cart";
import { ownEmail } from "./guards/own-email";
import { ownFeed } from "./guards/own-feed";
import { ownLine } from "./guards/own-line";
import { ownOrder } from "./guards/own-order";
import { ownOrigin } from "./guards/own-origin";
import { presentCustomer } from "./guards/present-customer";
import { presentKeyOwner, presentMerchandiser } from "./guards/present-merchandiser";
import { usefulCodes } from "./guards/promotion-codes";
import { readShownTotal } from "./guards/shown-total";
import { signInAttempts } from "./guards/sign-in-attempts";
import { stripeMessages } from "./guards/stripe-messages";
import { uploadLimiter } from "./guards/upload-limiter";
import { uploadedFiles } from "./guards/uploaded-files";
import { wholeQuantities } from "./guards/whole-quantities";
import { categoryProducts } from "./listeners/category-products";
import { mergeCartsSchema } from "./store/carts/[id]/merge/validators";
import { desiredLinesSchema } from "./store/carts/[id]/unavailable-items/validators";

function cartNamedIn(body: unknown): unknown {
  return (body as { cart_id?: unknown } | undefined)?.cart_id;
}

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    {
      matcher: "/*",
      middlewares: [ownOrigin(environment()), objectBody, noNulCharacters, allowedBody],
    },
    { matcher: "/store*", middlewares: [normalEmail] },
    { matcher: "/admin*", middlewares: [presentMerchandiser, presentKeyOwner, normalEmail] },
    {
      matcher: "/store/carts",
      methods: ["POST"],
      middlewares: [wholeQuantities, usefulCodes, bindNewCart],
    },
    { matcher: "/store/carts/:id", methods: ["POST"], middlewares: [usefulCodes] },
    { matcher: "/store/carts/:id/promotions", methods: ["POST"], middlewares: [usefulCodes] },
    {
      matcher: "/store/carts/:id/merge",
      methods: ["POST"],
      middlewares: [
        authenticate("customer", ["session", "bearer"]),
        ownCart(({ body }) => cartNamedIn(body)),
        validateAndTransformBody(mergeCartsSchema),
      ],
    },
    {
      matcher: "/store/carts/:id/unavailable-items",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(desiredLinesSchema)],
    },
    {
      matcher: "/store/carts/:id/complete",
      methods: ["POST"],
      middlewares: [noPartialOrder, confirmedLanguage, readShownTotal, lastUnitLock],
    },
    {
      matcher: "/store/carts/:id/line-items",
      methods: ["POST"],
      middlewares: [wholeQuantities],
    },
    { matcher: "/store/carts/:id/line-items/:line_id", middlewares: [ownLine] },
    {
      matcher: "/store/carts/:id/line-items/:line_id",
      methods: ["POST"],
      middlewares: [wholeQuantities],
    },
    { matcher: "/store/carts/:id", middlewares: [ownCart(({ params }) => params.id)] },
    {
      matcher: "/store/payment-collections",
      middlewares: [ownCart(({ body }) => cartNamedIn(body)), nameCartInOrder],
    },
    {
      matcher: "/store/shipping-options",
      middlewares: [ownCart(({ query, body }) => query.cart_id ?? cartNamedIn(body))],
    },
    {
      matcher: "/store/orders/:id",
      middlewares: [
        ownOrder(({ params }) => params.id),
        // Medusa allows all fields of a payment or none. What the browser paid with stays hidden.
        allowFields(
          "payment_collections.payments.provider_id",
          "shipping_methods.shipping_option.type.description",
        ),
      ],
    },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [openPayment],
    },
    { matcher: "/hooks/payment/:provider", methods: ["POST"], middlewares: [stripeMessages] },
    { matcher: "/store/customers", methods: ["POST"], middlewares: [ownEmail] },
    {
      // Not DELETE: deleting a deleted account again succeeds.
      matcher: "/store/customers/me*",
      methods: ["GET", "POST"],
      middlewares: [presentCustomer],
    },
    { matcher: "/store/orders", methods: ["GET"], middlewares: [presentCustomer] },
    { matcher: "/auth/session", methods: ["POST"], middlewares: [newSession] },
    // For every method: each refused request counts.
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [signInAttempts, firebaseSignIn] },
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
      bodyParser: { sizeLimit: serviceLimits.productBodyBytes },
    },
    {
      matcher: "/admin/catalogue/words*",
      methods: ["POST"],
      bodyParser: { sizeLimit: serviceLimits.productBodyBytes },
    },
    {
      matcher: "/admin/product-categories/:id/products",
      methods: ["POST"],
      middlewares: [categoryProducts],
    },
    { matcher: "/admin/notifications", methods: ["GET"], middlewares: [ownFeed] },
    { matcher: "/admin/notifications/:id", methods: ["GET"], middlewares: [ownFeed] },
    {
      matcher: "/admin/product-categories/:id/merge",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(mergeCategorySchema)],
    },
    { matcher: "/static/*", methods: ["GET"], middlewares: [uploadedFiles] },
    { matcher: "/admin/uploads", middlewares: [uploadLimiter] },
    { matcher: "/admin/products/import", middlewares: [uploadLimiter] },
    {
      matcher: "/admin/uploads/presigned-urls",
      methods: ["POST"],
      middlewares: [csvUploadUrl],
    },
  ],
});
