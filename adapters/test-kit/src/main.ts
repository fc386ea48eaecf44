/** `npm run check` and `npm test`. Argument: the command. */
import { CommandError } from "@chemical-ink/local-stack/command";
import { CannotStartError } from "@chemical-ink/local-stack/local-shop-lock";
import { ServiceError } from "@chemical-ink/local-stack/service";
import { SettingError } from "@chemical-ink/local-stack/settings";
import { check, test } from "./test-run.ts";

try {
  await (process.argv[2] === "check" ? check() : test());
} catch (error) {
  const expected = [SettingError, CannotStartError, CommandError, ServiceError];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
