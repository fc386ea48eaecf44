import { mergedNames } from "./merge-tabs.ts";

/** How a part of the client state outlives a visit, and is shared by the tabs of a browser. */
export interface PersistedPart<Value, Stored = Value> {
  /** What of it is stored. Never a password, never a token. */
  toStored: (value: Value) => Stored;
  /** The value when an earlier visit's is read; `untouched` is the default that this visit began with. */
  afterEarlierVisit: (stored: Stored, current: Value, untouched: Value) => Value;
  /** The value when another tab has stored one; `agreed` is what this tab and storage last agreed on. */
  afterOtherTab: (stored: Stored, current: Value, agreed: Stored | undefined) => Value;
}

/** A value of this tab's own screen: an earlier visit's counts unless it was changed already. */
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
 * @param few keeps each name once, and no more than are kept
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
