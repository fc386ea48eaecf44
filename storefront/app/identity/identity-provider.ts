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

/*
 * Firebase, and nothing else of the shop, lives in this part; it is loaded where somebody signs in.
 * Everything here throws Firebase's own errors; `identityProblem` makes sentences of them.
 */

/** A demonstration shop signs in at the emulator, which the storefront passes on. */
const emulatorOptions: FirebaseOptions = {
  apiKey: "demo",
  projectId: "demo-chemical-ink",
  authDomain: "demo-chemical-ink.firebaseapp.com",
};

const auth = connect();

function connect(): Auth {
  // Written literally, so that a configured build contains nothing of the emulator.
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
  // Mails are written in the language of the page that asks for them.
  connected.languageCode = currentLanguage();
  return connected;
}

/** Firebase looks every 0.8 s for what another tab changed; it is waited for this long. */
const otherTabMs = 2000;

/**
 * Who was signed in when the browser was last here, or is signed in now. Anybody but the one who
 * is expected may be old news, when another tab has just signed in: then it is waited for a moment.
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
 * Makes an account and signs it in. Called again after a later step of signing up failed, it goes
 * on with the account that this page made.
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

/** For who is signed in; nobody gets none. */
export async function sendVerificationMailAgain(): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

/** Gives an ID token of a sign-in that has just happened. */
export async function confirmPassword(password: string): Promise<string> {
  return (await signedInAgain(password)).getIdToken(true);
}

export async function changePassword(current: string, wanted: string): Promise<void> {
  await updatePassword(await signedInAgain(current), wanted);
}

/** Of who is signed in, and has just confirmed the password. */
export async function deleteAccount(): Promise<void> {
  if (auth.currentUser) await deleteUser(auth.currentUser);
}

async function signedInAgain(password: string): Promise<User> {
  await auth.authStateReady();
  const user = auth.currentUser;
  // The code that the provider has for a session that is over.
  if (!user?.email) throw Object.assign(new Error(), { code: "auth/user-token-expired" });
  const credential = EmailAuthProvider.credential(user.email, password);
  return (await reauthenticateWithCredential(user, credential)).user;
}

export async function sendResetMail(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

/** Does what following the link of a verification mail is for. Who is signed in here knows at once. */
export async function confirmAddress(code: string): Promise<void> {
  await applyActionCode(auth, code);
  await auth.authStateReady();
  await auth.currentUser?.reload();
}

/** The address of the account that the link of a reset mail is for. */
export function addressOfReset(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

/** Gives the account that the link of a reset mail is for another password. */
export function resetPassword(code: string, wanted: string): Promise<void> {
  return confirmPasswordReset(auth, code, wanted);
}

export async function endSession(): Promise<void> {
  await signOut(auth);
}
