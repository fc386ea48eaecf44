import { CommandError } from "./command.ts";
import { CannotStartError } from "./local-shop-lock.ts";
import { ServiceError } from "./service.ts";
import { readSettings, SettingError } from "./settings.ts";
import { start } from "./start.ts";

const [command, ...options] = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  const reset = options.includes("--reset");
  await start(settings, command === "dev" ? "watched" : "built", reset);
} catch (error) {
  const expected = [SettingError, CannotStartError, CommandError, ServiceError];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error(`\n${(error as Error).message}\n`);
  process.exit(1);
}
