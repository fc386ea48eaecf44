import type { PersistedPart } from "./persisted-part.ts";
import type { Slice } from "./slice.ts";

/** Who is signed in, as the identity provider names them. No token is ever kept here. */
export interface UserInfo {
  uid: string;
  email: string;
  /** Whether the backend took this person for a merchandiser, last time. A hint: it opens nothing. */
  isMerchandiser?: true;
}

interface User {
  userInfo: UserInfo | null;
  /** Why the last sign-in failed, as a sentence; null when it did not. */
  error: string | null;
}

export interface UserSlice {
  user: User;
  setUser: (userInfo: UserInfo) => void;
  setUserError: (message: string | null) => void;
  clearUser: () => void;
}

/** Who signed in or out in this tab stays so; the error of a sign-in is never stored. */
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
