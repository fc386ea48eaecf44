import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Each language is a build of its own: `build.mjs`.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // The whole route table would tell every visitor the admin's part names; paths are asked for
  // as links come into view instead.
  routeDiscovery: { mode: "lazy" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_passThroughRequests: false,
  },
} satisfies Config;
