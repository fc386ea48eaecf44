/**
 * Reads the command line of a script: `--help` prints what the script takes and ends it with 0; what
 * it does not take ends it with 2 and one sentence, before anything is done. Needs nothing installed.
 */
import { parseArgs } from "node:util";

/**
 * @param {object} script
 * @param {string} script.usage what `--help` prints: what it does, how it is called, its options
 * @param {import("node:util").ParseArgsConfig["options"]} [script.options] as `parseArgs` takes them
 * @param {number} [script.most] arguments beside the options it takes at most
 * @param {string[]} [args]
 * @returns {{ values: Record<string, unknown>, positionals: string[] }}
 */
export function readCommandLine({ usage, options = {}, most = 0 }, args = process.argv.slice(2)) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage.trim());
    process.exit(0);
  }
  try {
    // npm hands its own mark of where arguments begin on, when it is called twice.
    const given = args[0] === "--" ? args.slice(1) : args;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const [unknown] = positionals.slice(most);
    return unknown === undefined ? { values, positionals } : refuse(`"${unknown}" is too much.`);
  } catch (error) {
    if (!String(error.code).startsWith("ERR_PARSE_ARGS_")) throw error;
    const [sentence] = error.message.split(/(?<=\.)\s|\n/, 1);
    return refuse(sentence.endsWith(".") ? sentence : `${sentence}.`);
  }
}

/**
 * A whole number from an option.
 *
 * @param {unknown} text
 * @param {string} option
 * @param {number} [least]
 */
export function wholeNumber(text, option, least = 1) {
  const number = Number(text);
  if (/^\d+$/.test(String(text)) && number >= least) return number;
  return refuse(`${option} must be a whole number of ${least} or more, not "${text}".`);
}

/**
 * Ends the script with 2: one sentence about what is wrong, and the way out.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(`${sentence} Run it with --help to see what it takes.`);
  process.exit(2);
}
