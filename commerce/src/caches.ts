const hour = 60 * 60_000;

/**
 * What is cached of the backend's answers. The code reads its times from here, and `npm run
 * write-limits` writes them into LIMITS.md. With `REDIS_URL`, Medusa's caching module caches its
 * reads too.
 */
export const caches = {
  uploadedFiles: {
    what: "Uploaded files that everybody may read",
    where: "browsers and proxies",
    freshMs: 365 * 24 * hour,
    emptiedBy: "nothing: a name is never given to another content",
  },
  freeShipping: {
    what: "From which amount shipping is free",
    where: "browsers and proxies",
    freshMs: hour / 60,
    emptiedBy: "time alone",
  },
  googleKeys: {
    what: "Google's keys that ID tokens are verified with",
    where: "each process",
    freshMs: hour / 6,
    emptiedBy: "a token that names an unknown key",
  },
} as const;
