// Loaded before a test's backend (node --import): requests to Stripe's host go to the test's
// stand-in.
import http from "node:http";
import https from "node:https";

const { request } = https;
const { hostname, port } = new URL(process.env.TEST_STRIPE_URL);

https.request = (options, ...rest) => {
  if (options?.host !== "api.stripe.com") return request(options, ...rest);
  const sent = http.request(
    { ...options, host: hostname, port, agent: undefined, ciphers: undefined },
    ...rest,
  );
  // Stripe's client waits for TLS before it writes.
  sent.on("socket", (socket) => socket.once("connect", () => socket.emit("secureConnect")));
  return sent;
};
