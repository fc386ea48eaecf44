import type { ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Read<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>;

/** A script's own part of its command line. */
interface Script<Given extends Options> {
  /** What `--help` prints: what it does, how it is called, its options. */
  usage: string;
  /** As `parseArgs` takes them. */
  options?: Given;
  /** Arguments beside the options it takes at most. */
  most?: number;
}

/** Reads the command line. Ends the process at `--help` and at what the script does not take. */
export function readCommandLine<Given extends Options = Record<never, never>>(
  script: Script<Given>,
  args?: string[],
): Pick<Read<Given>, "values" | "positionals">;

/** A whole number from an option; ends the process where it is none. */
export function wholeNumber(text: unknown, option: string, least?: number): number;

/** Ends the process with 2: one sentence about what is wrong, and the way out. */
export function refuse(sentence: string): never;
