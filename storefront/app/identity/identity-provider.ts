import { type FirebaseOptions, initializeApp } from "firebase/app";
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from "firebase/auth";

import { currentLanguage } from "~/language/language.ts";

/* The only module that imports Firebase; it is loaded at the first sign-in. It throws Firebase's
   own errors; `identityProblem` turns them into sentences. */

/** A demo shop uses the emulator, which the storefront proxies. */
const emulatorOptions: FirebaseOptions = {
  apiKey: "demo",
  projectId: "demo-chemical-ink",
  authDomain: "demo-chemical-ink.firebaseapp.com",
};

const auth = connect();

function connect(): Auth {
  // A literal condition, so that a configured build contains no emulator code.
  const options: FirebaseOptions = import.meta.env.VITE_FIREBASE_CONFIG
    ? JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG)
    : emulatorOptions;
  // Not getAuth: it takes an emulator's address from a cookie, in production too.
  const connected = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (!import.meta.env.VITE_FIREBASE_CONFIG) {
    connectAuthEmulator(connected, window.location.origin, { disableWarnings: true });
  }
  // Mails are written in the language of the page that requests them.
  connected.languageCode = currentLanguage();
  return connected;
}

/** Firebase looks every 0.8 s for changes of other tabs; the shop waits this long for one. */
const otherTabMs = 2000;

/**
 * The account of an earlier visit, or the one that is signed in now. If it is not the expected one,
 * another tab may have just signed in, so this waits for that change.
 */
export async function currentUser(expectedUid: string): Promise<User | null> {
  await auth.authStateReady();
  if (auth.currentUser?.uid !== expectedUid) await arrivalOf(expectedUid);
  return auth.currentUser;
}

function arrivalOf(uid: string): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, otherTabMs);
    const stop = auth.onAuthStateChanged((user) => {
      if (user?.uid === uid) finish();
    });
  });
}

export async function signInWithPassword(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

let begun: User | null = null;

/**
 * Creates an account and signs it in. Called again after a later failure of the sign-up, it
 * continues with the account of the first call.
 */
export async function createAccount(email: string, password: string, name: string): Promise<User> {
  if (begun && begun === auth.currentUser && sameAddress(begun.email, email)) {
    await updatePassword(begun, password);
  } else {
    begun = (await createUserWithEmailAndPassword(auth, email, password)).user;
  }
  await updateProfile(begun, { displayName: name });
  return begun;
}

function sameAddress(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

export async function sendVerificationMail(user: User): Promise<void> {
  await sendEmailVerification(user);
}

/** Sends the mail to the signed-in person; does nothing for a guest. */
export async function sendVerificationMailAgain(): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

/** Gives the ID token of a sign-in that has just happened. */
export async function confirmPassword(password: string): Promise<string> {
  return (await signedInAgain(password)).getIdToken(true);
}

export async function changePassword(current: string, wanted: string): Promise<void> {
  await updatePassword(await signedInAgain(current), wanted);
}

/** Deletes the signed-in account, whose password was just confirmed. */
export async function deleteAccount(): Promise<void> {
  if (auth.currentUser) await deleteUser(auth.currentUser);
}

async function signedInAgain(password: string): Promise<User> {
  await auth.authStateReady();
  const user = auth.currentUser;
  // The provider's code of an expired session.
  if (!user?.email) throw Object.assign(new Error(), { code: "auth/user-token-expired" });
  const credential = EmailAuthProvider.credential(user.email, password);
  return (await reauthenticateWithCredential(user, credential)).user;
}

export async function sendResetMail(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/**
 * Confirms the address of a verification mail by its link's code, and updates the signed-in
 * account.
 */
export async function confirmAddress(code: string): Promise<void> {
  await applyActionCode(auth, code);
  await auth.authStateReady();
  await auth.currentUser?.reload();
}

/** The address of the account of a reset mail's link. */
export function addressOfReset(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Sets the password of the account of a reset mail's link. */
export function resetPassword(code: string, wanted: string): Promise<void> {
  return confirmPasswordReset(auth, code, wanted);
}

export async function endSession(): Promise<void> {
  await signOut(auth);
}
