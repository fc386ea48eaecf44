import { themeKey } from "./theme.ts";

/** Runs before the first paint, so that the page does not flash. Storage may be blocked. */
const showChosen = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The script that applies the chosen theme, in the head, the same for everybody. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: showChosen }} />;
}
