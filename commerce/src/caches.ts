const hour = 60 * 60_000;

/**
 * What is cached of the backend's answers. The code reads its times from here, and `npm run
 * write-limits` writes them into LIMITS.md. With `REDIS_URL`, Medusa's caching module caches its
 * reads too.
 */
export const caches = {
  uploadedFiles: {
    what: "Public uploaded files",
    where: "browsers and proxies",
    freshMs: 365 * 24 * hour,
    clearedBy: "nothing: another content gets another name",
  },
  freeShipping: {
    what: "The item total from which shipping is free",
    where: "browsers and proxies",
    freshMs: hour / 60,
    clearedBy: "expiry",
  },
  googleKeys: {
    what: "Google's keys, which verify ID tokens",
    where: "each process",
    freshMs: hour / 6,
    clearedBy: "a token with an unknown key",
  },
} as const;
