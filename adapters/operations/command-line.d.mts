import type { ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>;

/** The command line of a script. */
interface Script<Given extends Options> {
  /** The text of `--help`: call, purpose and options. */
  usage: string;
  /** The options of `parseArgs`. */
  options?: Given;
  /** The highest number of positional arguments; 0 by default. */
  maxPositionals?: number;
}

/** Reads the command line. Ends the process at `--help` and at an unknown argument. */
export function readCommandLine<Given extends Options = Record<never, never>>(
  script: Script<Given>,
  args?: string[],
): Pick<Parsed<Given>, "values" | "positionals">;

/** The whole number of an option; ends the process where it is invalid. */
export function wholeNumber(text: unknown, option: string, minimum?: number): number;

/** Prints the error with a hint to `--help`, and ends the process with 2. */
export function refuse(sentence: string): never;
