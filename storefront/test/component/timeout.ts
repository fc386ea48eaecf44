import { configure } from "@testing-library/react";

/** As long as the `timeout` of vitest.config.ts. */
configure({ asyncUtilTimeout: 15_000 });
