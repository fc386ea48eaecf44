import { chmod, readFile, rename, writeFile } from "node:fs/promises";

/** Interval of saving, in milliseconds. A crash loses the accounts of this time at most. */
const saveIntervalMs = 1_000;

interface Account {
  localId: string;
  [field: string]: unknown;
}

/**
 * Saves the emulator's accounts in a file, because the emulator has them in memory only. The export
 * has passwords in plain text, so only the owner can read the file.
 */
export class AccountsFile {
  #saved = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly emulatorUrl: string,
    private readonly projectId: string,
  ) {}

  /** Loads the saved accounts into the emulator, and sets the options of a new Firebase project. */
  async load(): Promise<void> {
    await this.#call("PATCH", `/emulator/v1/projects/${this.projectId}/config`, {
      signIn: { allowDuplicateEmails: false },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
    const text = await readFile(this.path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (text === undefined) return;
    const users = JSON.parse(text) as Account[];
    if (users.length > 0) {
      await this.#call("POST", this.#accountsPath("batchCreate"), { users });
    }
    this.#saved = text;
  }

  /** Saves changes regularly from now on. */
  startSaving(): void {
    this.#timer = setInterval(() => {
      this.#save().catch((error) => console.error("The accounts could not be saved.", error));
    }, saveIntervalMs);
  }

  /** Saves a last time and stops. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#save();
  }

  async #save(): Promise<void> {
    const accounts: Account[] = [];
    let nextPageToken = "";
    do {
      const page = (await this.#call(
        "GET",
        `${this.#accountsPath("batchGet")}?maxResults=1000&nextPageToken=${nextPageToken}`,
      )) as { users?: Account[]; nextPageToken?: string };
      accounts.push(...(page.users ?? []));
      nextPageToken = page.users?.length === 1000 ? (page.nextPageToken ?? "") : "";
    } while (nextPageToken);
    const text = JSON.stringify(accounts);
    if (text === this.#saved) return;
    const temporary = `${this.path}.unfinished`;
    await writeFile(temporary, text, { mode: 0o600 });
    await chmod(temporary, 0o600);
    await rename(temporary, this.path);
    this.#saved = text;
  }

  #accountsPath(verb: string): string {
    return `/identitytoolkit.googleapis.com/v1/projects/${this.projectId}/accounts:${verb}`;
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.emulatorUrl + path, {
      method,
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(
        `The identity provider answered ${response.status}: ${await response.text()}`,
      );
    }
    return response.json();
  }
}
