// Loaded before the backend that a test starts (node --import), and by nothing else: asked for
// Google's public keys, the test's key server answers.
const googleKeys =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const { fetch } = globalThis;

globalThis.fetch = (address, options) =>
  fetch(String(address) === googleKeys ? process.env.TEST_KEY_SERVER : address, options);
