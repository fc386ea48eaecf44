import { namespace, texts } from "./translate";

/** What the dashboard adds to its own texts. It shows `login` itself, instead of its own. */
export default Object.fromEntries(
  Object.entries(texts).map(([language, { login, ...ours }]) => [
    language,
    { translation: { login }, [namespace]: ours },
  ]),
);
