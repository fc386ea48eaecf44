import { configure } from "@testing-library/react";

/** As long as the `patience` of vitest.config.ts. */
configure({ asyncUtilTimeout: 15_000 });
