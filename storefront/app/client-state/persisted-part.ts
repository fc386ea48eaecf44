import { mergedNames } from "./merge-tabs.ts";

/** How a part of the client state is stored, restored and shared between tabs. */
export interface PersistedPart<Value, Stored = Value> {
  /** What is stored of the value. Never a password, never a token. */
  toStored: (value: Value) => Stored;
  /** The value when an earlier visit's state is read; `untouched` is the default of this visit. */
  afterEarlierVisit: (stored: Stored, current: Value, untouched: Value) => Value;
  /**
   * The value when another tab has stored one; `agreed` is the last value that this tab and the
   * storage had in common.
   */
  afterOtherTab: (stored: Stored, current: Value, agreed: Stored | undefined) => Value;
}

/** A value of this tab only: the stored one is used unless it was changed already. */
export function ownValue<Value>(): PersistedPart<Value> {
  return {
    toStored: (value) => value,
    afterEarlierVisit: (stored, current, untouched) => (current === untouched ? stored : current),
    afterOtherTab: (_stored, current) => current,
  };
}

/**
 * A list of names that all tabs share.
 *
 * @param few removes doubles and limits the number of names
 * @param first whose names come first when an earlier visit's are read
 */
export function sharedNames(
  few: (names: string[]) => string[],
  first: "current" | "stored",
): PersistedPart<string[]> {
  return {
    toStored: (names) => names,
    afterEarlierVisit: (stored, current) =>
      few(first === "stored" ? [...stored, ...current] : [...current, ...stored]),
    afterOtherTab: (stored, current, agreed = []) => few(mergedNames(agreed, current, stored)),
  };
}
