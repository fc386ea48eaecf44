// Loaded before a test's backend (node --import): requests for Google's public keys go to the
// test's key server.
const googleKeys =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const { fetch } = globalThis;

globalThis.fetch = (address, options) =>
  fetch(String(address) === googleKeys ? process.env.TEST_KEY_SERVER : address, options);
