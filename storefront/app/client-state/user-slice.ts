import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** The signed-in person as the identity provider names them. Never a token. */
export interface UserInfo {
  uid: string;
  email: string;
  /**
   * Whether the backend accepted this person as a merchandiser the last time. A hint for links
   * only.
   */
  isMerchandiser?: true;
}

interface User {
  userInfo: UserInfo | null;
  /** Why the last sign-in failed, as a sentence; null if it did not. */
  error: string | null;
}

export interface UserSlice {
  user: User;
  setUser: (userInfo: UserInfo) => void;
  setUserError: (message: string | null) => void;
  clearUser: () => void;
}

/** A sign-in or sign-out in this tab wins; the error is never stored. */
export const persistedUser: PersistedPart<User, Pick<User, "userInfo">> = {
  toStored: ({ userInfo }) => ({ userInfo }),
  afterEarlierVisit: (stored, current) => (current.userInfo ? current : { ...current, ...stored }),
  afterOtherTab: (stored, current, agreed) =>
    current.userInfo === agreed?.userInfo ? { ...current, ...stored } : current,
};

export const createUserSlice: Slice<UserSlice> = (set) => ({
  user: { userInfo: null, error: null },
  setUser: ({ uid, email, isMerchandiser }) =>
    set({
      user: { userInfo: { uid, email, ...(isMerchandiser && { isMerchandiser }) }, error: null },
    }),
  setUserError: (error) => set(({ user }) => ({ user: { ...user, error } })),
  clearUser: () => set({ user: { userInfo: null, error: null } }),
});
