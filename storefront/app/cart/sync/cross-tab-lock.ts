/** Lets one tab after another work on the browser's cart. */
export interface CrossTabLock {
  /**
   * Does a piece of work while no other tab of this browser does any. `continues` is false where
   * another tab may have worked since this one did: what it knew of the backend's cart is old.
   */
  take: <Result>(work: (continues: boolean) => Promise<Result>) => Promise<Result>;
}

/** The key in browser storage under which the tab that worked last has left its name. */
const lastTabKey = "cart-turn";

/**
 * Turns by the browser's own locks, which end with the tab that holds them. A browser without them
 * takes no turns: the backend's own order has to do there.
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
    take: <Result>(job: (continues: boolean) => Promise<Result>) =>
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
    // Without storage the tabs share no cart either.
  }
}
