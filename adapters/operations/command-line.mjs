/**
 * Reads the command line of a script. `--help` prints the usage and ends the script with 0. An unknown
 * argument ends it with 2 and one sentence. Needs no packages.
 */
import { parseArgs } from "node:util";

/**
 * @param {object} script
 * @param {string} script.usage the text of `--help`: call, purpose and options
 * @param {import("node:util").ParseArgsConfig["options"]} [script.options] the options of `parseArgs`
 * @param {number} [script.maxPositionals] the highest number of positional arguments
 * @param {string[]} [args]
 * @returns {{ values: Record<string, unknown>, positionals: string[] }}
 */
export function readCommandLine(
  { usage, options = {}, maxPositionals = 0 },
  args = process.argv.slice(2),
) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage.trim());
    process.exit(0);
  }
  try {
    // Where npm calls npm, the inner one passes its `--` on.
    const given = args[0] === "--" ? args.slice(1) : args;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const [unknown] = positionals.slice(maxPositionals);
    return unknown === undefined
      ? { values, positionals }
      : refuse(`Unexpected argument "${unknown}".`);
  } catch (error) {
    if (!String(error.code).startsWith("ERR_PARSE_ARGS_")) throw error;
    const [sentence] = error.message.split(/(?<=\.)\s|\n/, 1);
    return refuse(sentence.endsWith(".") ? sentence : `${sentence}.`);
  }
}

/**
 * The whole number of an option; ends the script where it is invalid.
 *
 * @param {unknown} text
 * @param {string} option
 * @param {number} [minimum]
 */
export function wholeNumber(text, option, minimum = 1) {
  const number = Number(text);
  if (/^\d+$/.test(String(text)) && number >= minimum) return number;
  return refuse(`${option} must be a whole number of ${minimum} or more, not "${text}".`);
}

/**
 * Prints the error with a hint to `--help`, and ends the script with 2.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(`${sentence} Run the command with --help to see its options.`);
  process.exit(2);
}
