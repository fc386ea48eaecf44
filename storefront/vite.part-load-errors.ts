import type { Plugin } from "vite";

/**
 * React Router's handling of a page file that cannot be loaded: a reload, which loses the click.
 */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** Its replacement: a page that throws the error while rendering, for its error boundary. */
const raise = `const failure = Object.assign(
      new Error("Loading this page failed. Check your connection and try again.", { cause: error }),
      { name: "ChunkLoadError" },
    );
    return { default: () => { throw failure; } };`;

/**
 * Shows the error page for a page whose file cannot be loaded. React Router has no setting for it,
 * and its reload shows offline visitors the browser's own error. The build fails if an upgrade
 * moves the replaced code.
 */
export function partLoadErrors(): Plugin {
  return {
    name: "part-load-errors",
    apply: "build",
    transform(code, id) {
      const isRouter = id.includes("/node_modules/react-router/dist/");
      if (!isRouter || !code.includes("async function loadRouteModule(")) return undefined;
      if (!reload.test(code)) this.error("React Router no longer reloads where we expect it to.");
      return { code: code.replace(reload, raise), map: null };
    },
  };
}
