/**
 * The proxy of the identity emulator, so that browsers reach it on the shop's own origin. Only a
 * demo shop has an emulator: elsewhere this module refuses to load.
 */
import type { RequestHandler } from "express";
import { createProxyMiddleware } from "http-proxy-middleware";

if (process.env.SHOP_ENVIRONMENT !== "demo") {
  throw new Error("The identity emulator's proxy is for a demo shop only.");
}

const paths = ["/identitytoolkit.googleapis.com", "/securetoken.googleapis.com", "/emulator"];

/** A handler for the identity provider's paths; others are passed on. */
export function identityProxy(emulatorHost: string): RequestHandler {
  return createProxyMiddleware({
    target: `http://${emulatorHost}`,
    pathFilter: (path) => paths.some((known) => path === known || path.startsWith(`${known}/`)),
    changeOrigin: true,
  });
}
