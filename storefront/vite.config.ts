import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { baseLocale, outdir, previewLanguages } from "./compile-messages.mjs";
import { compressedFiles } from "./vite.compressed-files.ts";
import { labelsOfOneLanguage } from "./vite.labels.ts";
import { messagesOfOneLanguage } from "./vite.messages.ts";
import { partLoadErrors } from "./vite.part-load-errors.ts";
import { schemaConstants } from "./vite.schema-constants.ts";

const identityPaths = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
];

/** In development, the identity emulator is on the shop's own origin, as in a demo shop. */
function identityProxy(emulatorHost: string | undefined) {
  if (!emulatorHost) return undefined;
  return Object.fromEntries(identityPaths.map((path) => [path, `http://${emulatorHost}`]));
}

/** The language of this build for browsers: `build.mjs`. */
const language = process.env.BUILD_LANGUAGE ?? baseLocale;
const isPreview = previewLanguages.includes(language);

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    messagesOfOneLanguage(language),
    labelsOfOneLanguage(language),
    partLoadErrors(),
    schemaConstants(),
    !isPreview && compressedFiles(),
  ],
  resolve: {
    alias: [
      // A build with preview languages has its own compiled messages.
      { find: /^(?:~|\.\.?)\/paraglide\//, replacement: `${outdir}/` },
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      // Radix's dialogs would add a <style> element, which the content security policy forbids.
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(new URL("./app/ui/style-sheet.ts", import.meta.url)),
      },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Code that several pages share is one file, because forty small ones would queue;
              // libraries are apart, because they stay the same from one release to the next.
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 3,
                },
                { name: "router", test: /node_modules\/react-router(?:-dom)?\//, priority: 2 },
                {
                  name: "shop",
                  // The parts of `ui` that these import come with them. Radix, which only windows
                  // need, is loaded when a window opens.
                  test: /\/app\/(?:layout\/|catalogue\/|cart\/view\/add-to-cart-button)/,
                  // Code that only listings share is a file of its own, which other pages do not
                  // load.
                  minShareCount: 4,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: process.env.HOST ?? "127.0.0.1",
    port: Number(process.env.PORT ?? 8000),
    strictPort: true,
    proxy: identityProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST),
  },
});
