import { spawn } from "node:child_process";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { baseLocale, locales, outdir } from "./compile-messages.mjs";

/*
 * Builds the storefront: the server's code once, the browser's scripts once per language, so that a
 * visitor downloads one language. All files are in `build/client`; `build/asset-manifests.json` lists
 * those of each language's pages.
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const folderOf = (language) => (language === baseLocale ? "build" : `build/${language}`);

function buildIn(language) {
  const env = { ...process.env, BUILD_LANGUAGE: language, BUILD_FOLDER: folderOf(language) };
  const child = spawn("react-router", ["build"], { cwd: here, env, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in "${language}" failed: ${code}.`)),
    );
  });
}

/** React Router's manifest of a build for browsers: its routes and their files. */
async function assetManifest(language) {
  const assets = `${here}${folderOf(language)}/client/assets/`;
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  const [, manifest] = /^window\.__reactRouterManifest=(.*);$/s.exec(
    await readFile(assets + name, "utf8"),
  );
  return JSON.parse(manifest);
}

await buildIn(baseLocale);
const manifests = { [baseLocale]: await assetManifest(baseLocale) };
for (const language of locales.filter((one) => one !== baseLocale)) {
  await buildIn(language);
  manifests[language] = await assetManifest(language);
  await cp(`${here}${folderOf(language)}/client`, `${here}build/client`, { recursive: true });
  await rm(`${here}${folderOf(language)}`, { recursive: true });
}
await writeFile(`${here}build/asset-manifests.json`, JSON.stringify(manifests));

/** Bundles take the compiled messages of this build, as `vite.config.ts` does. */
const messagesOfThisBuild = {
  name: "messages-of-this-build",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\..*\/paraglide\// }, ({ path }) => ({
      path: path.replace(/^.*\/paraglide\//, `${outdir}/`),
    })),
};
const shared = { absWorkingDir: here, bundle: true, plugins: [messagesOfThisBuild] };
await bundle({
  ...shared,
  entryPoints: ["server/main.ts"],
  platform: "node",
  format: "esm",
  packages: "external",
  outfile: "build/main.js",
  sourcemap: true,
});
await bundle({
  ...shared,
  entryPoints: ["service-worker/main.ts"],
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  outfile: "build/client/service-worker.js",
});
