/** A lock that one tab of the browser holds at a time. */
export interface CrossTabLock {
  /**
   * Does the work while no other tab of this browser works on the cart. `continues` is false if
   * another tab may have held the lock in between: what this tab knows of the backend's cart may be
   * outdated.
   */
  hold: <Result>(work: (continues: boolean) => Promise<Result>) => Promise<Result>;
}

/** The key in browser storage with the name of the tab that held the lock last. */
const lastTabKey = "cart-turn";

/**
 * The Web Locks API, whose locks end with their tab. A browser without it has no lock: the backend
 * then serializes the calls.
 */
export function browserLock(): CrossTabLock {
  const tab = crypto.randomUUID();
  let worked = false;

  async function work<Result>(job: (continues: boolean) => Promise<Result>): Promise<Result> {
    const continues = worked && (lastTab() ?? tab) === tab;
    worked = true;
    rememberLastTab(tab);
    return job(continues);
  }

  return {
    hold: <Result>(job: (continues: boolean) => Promise<Result>) =>
      "locks" in navigator
        ? navigator.locks.request("cart", () => work(job)).then((result) => result)
        : work(job),
  };
}

function lastTab(): string | null {
  try {
    return window.localStorage.getItem(lastTabKey);
  } catch {
    return null;
  }
}

function rememberLastTab(tab: string): void {
  try {
    window.localStorage.setItem(lastTabKey, tab);
  } catch {
    // Without storage the tabs share no cart.
  }
}
