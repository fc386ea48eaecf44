import { defineConfig } from "@medusajs/framework/utils";
import { dashboardVite } from "./src/dashboard-vite";
import { privateFilesDir, readEnvironment } from "./src/environment";

const environment = readEnvironment(process.env);
const { redisUrl, mail, stripe, bucket } = environment;

/**
 * What several processes of the backend share. Without Redis there is one process and its memory.
 * Only Redis caches: the in-memory cache returns the cached object itself, workflows change it, and
 * the second `POST /store/carts/:id/customer` of a customer then fails.
 */
const sharedInfrastructure = redisUrl
  ? [
      {
        resolve: "@medusajs/medusa/event-bus-redis",
        options: {
          redisUrl,
          // The default is one event at a time, without a retry.
          workerOptions: { concurrency: 50 },
          jobOptions: { attempts: 5, backoff: { type: "exponential", delay: 1_000 } },
        },
      },
      { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl },
            },
          ],
        },
      },
      {
        resolve: "@medusajs/medusa/caching",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/caching-redis",
              id: "caching-redis",
              is_default: true,
              options: { redisUrl },
            },
          ],
        },
      },
    ]
  : [];

/** The provider that sends emails, and its destination in words. */
const mailProvider =
  "smtpUrl" in mail.way
    ? {
        goTo: `the mail server ${new URL(mail.way.smtpUrl).host}`,
        resolve: "./src/modules/mail-provider/smtp",
        options: { channels: ["email"], from: mail.from, url: mail.way.smtpUrl },
      }
    : {
        goTo: `the folder ${mail.way.folder}, and to nobody else`,
        resolve: "./src/modules/mail-provider/folder",
        options: { channels: ["email"], from: mail.from, folder: mail.way.folder },
      };

/** The provider that stores uploaded files. */
const fileProvider = bucket
  ? {
      resolve: "@medusajs/medusa/file-s3",
      id: "s3",
      options: {
        bucket: bucket.bucket,
        region: bucket.region,
        file_url: bucket.publicUrl,
        endpoint: bucket.endpoint,
        authentication_method: bucket.account ? "access-key" : "s3-iam-role",
        access_key_id: bucket.account?.accessKeyId,
        secret_access_key: bucket.account?.secretAccessKey,
        // Services other than AWS rarely have a host name for each bucket.
        additional_client_config: { forcePathStyle: bucket.endpoint !== undefined },
      },
    }
  : {
      resolve: "./src/modules/file-folder",
      id: "local",
      options: {
        upload_dir: environment.filesDir,
        private_upload_dir: privateFilesDir(environment.filesDir),
        backend_url: `${environment.commerceUrl}/static`,
      },
    };

module.exports = defineConfig({
  featureFlags: { caching: redisUrl !== undefined, translation: true },
  projectConfig: {
    databaseUrl: environment.databaseUrl,
    redisUrl,
    workerMode: environment.workerMode,
    // A request that runs during a sign-out must not store the ended session again.
    sessionOptions: { resave: false },
    // The admin's session, which the shop's sign-in opens. Storefront and backend are on one site
    // (`shop.example`, `commerce.shop.example`), so browsers do not send it from other sites. A
    // Secure cookie would not come back over plain http.
    cookieOptions: {
      httpOnly: true,
      secure: environment.commerceUrl.startsWith("https:"),
      sameSite: "strict",
    },
    http: {
      storeCors: environment.storeCors,
      adminCors: environment.adminCors,
      authCors: environment.authCors,
      jwtSecret: environment.jwtSecret,
      cookieSecret: environment.cookieSecret,
      // Only Firebase has passwords. An identity of Medusa's password provider in an older database
      // is useless: no route accepts it, and the seeding deletes it.
      authMethodsPerActor: { user: ["firebase"], customer: ["firebase"] },
    },
  },
  admin: { vite: dashboardVite },
  modules: [
    ...sharedInfrastructure,
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider] },
    },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          {
            // A real project's backend never loads the emulator's provider.
            resolve: `./src/modules/firebase-auth/${environment.firebaseEmulatorHost ? "emulator" : "google"}`,
            id: "firebase",
            options: { projectId: environment.firebaseProjectId },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/search",
      options: {
        default_provider: "catalogue-search",
        providers: [
          // Creates PostgreSQL's extensions for searches, and the table of index tables.
          { resolve: "@medusajs/medusa/search-postgres", id: "postgres" },
          { resolve: "./src/modules/catalogue-search", id: "catalogue" },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          { resolve: mailProvider.resolve, id: "mail", options: mailProvider.options },
          // The module itself stores what the admin's bell shows. Nothing is sent.
          {
            resolve: "@medusajs/medusa/notification-local",
            id: "feed",
            options: { channels: ["feed"] },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        // How long a provider's message waits, milliseconds: the browser usually completes the cart
        // before.
        webhook_delay: 2_000,
        providers: stripe
          ? [
              {
                resolve: "@medusajs/medusa/payment-stripe",
                id: "stripe",
                // The order authorizes the payment, and the merchant captures it when it is
                // shipped: an authorization can always be cancelled without costs.
                options: { ...stripe, capture: false, automaticPaymentMethods: true },
              },
            ]
          : [],
      },
    },
    { resolve: "./src/modules/mail-queue", options: { goTo: mailProvider.goTo } },
    { resolve: "@medusajs/medusa/translation" },
    { resolve: "./src/modules/vocabulary" },
    { resolve: "./src/modules/contact" },
    { resolve: "./src/modules/product-sheet" },
    { resolve: "./src/modules/printer" },
    { resolve: "./src/modules/catalogue-import" },
    { resolve: "./src/modules/catalogue-journal" },
  ],
});
