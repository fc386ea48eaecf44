import { themeKey } from "./theme.ts";

/** Reads the choice before the first paint, so that nothing flashes. Storage may be closed. */
const showChosen = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Shows the theme that was chosen before; stands in the head, the same for everybody. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: showChosen }} />;
}
