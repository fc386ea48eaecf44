/** What a shop sells in where nobody says. */
const usual = "eur";

/**
 * Reads the currency that the shop sells in: ISO 4217, in lower case. What is wrong is added to
 * `problems`.
 */
export function readCurrency(variables: NodeJS.ProcessEnv, problems: string[]): string {
  const currency = variables.SHOP_CURRENCY?.trim().toLowerCase() || usual;
  if (!Intl.supportedValuesOf("currency").includes(currency.toUpperCase())) {
    problems.push("SHOP_CURRENCY has to be a code of ISO 4217, such as eur.");
  }
  return currency;
}

/** The currency the catalogue is kept and shown in, ISO 4217, in lower case. */
export const catalogueCurrency = readCurrency(process.env, []);
