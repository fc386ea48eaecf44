/**
 * Loaded before a backend: the packages of Medusa's Enterprise Edition are missing, as in the
 * image. Prints each attempt to load one.
 */
import Module, { register } from "node:module";
import "./google-keys.mjs";

const proprietary = /^@medusajs\/(?:auth-oidc|rbac)(?:\/|$)/;

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  if (proprietary.test(request)) {
    const error = new Error(`Cannot find module '${request}'`);
    error.code = "MODULE_NOT_FOUND";
    console.error(`asked for the proprietary package ${request}`);
    throw error;
  }
  return resolveFilename.call(this, request, ...rest);
};

// The same for `import`, which resolves in another thread.
register(
  `data:text/javascript,${encodeURIComponent(`
    export function resolve(specifier, context, next) {
      if (!${proprietary}.test(specifier)) return next(specifier, context);
      console.error("asked for the proprietary package " + specifier);
      const error = new Error("Cannot find package '" + specifier + "'");
      error.code = "ERR_MODULE_NOT_FOUND";
      throw error;
    }`)}`,
);
