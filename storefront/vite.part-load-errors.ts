import type { Plugin } from "vite";

/** What React Router does when a page's file cannot be had: it reloads, and the click is lost. */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** In its place: a page that raises the error as it is shown, which its error boundary catches. */
const raise = `const failure = Object.assign(
      new Error("Loading this page failed. Check your connection and try again.", { cause: error }),
      { name: "ChunkLoadError" },
    );
    return { default: () => { throw failure; } };`;

/**
 * Lets a page whose file cannot be had end on the error page, with a way to try again. React
 * Router has no setting for it, and its reload leaves people without a connection on the browser's
 * own empty page. The build fails when an upgrade moves the place, so that it is not lost unseen.
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
