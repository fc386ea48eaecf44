/** How a product's video is shown: as a file, in a player of another site, or as a link. */
export type Clip =
  | { kind: "file" | "link"; address: string }
  | { kind: "player"; address: string; player: string; host: string };

/** How a product's video is shown; undefined if no browser can open it. */
export function clipOf(address: string): Clip | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  if (/\.(mp4|webm|ogv|mov|m4v)$/i.test(address.split(/[?#]/)[0] ?? "")) {
    return { kind: "file", address };
  }
  const player = playerAddress(address);
  if (!player) return { kind: "link", address };
  return { kind: "player", address, player, host: new URL(player).hostname };
}

/**
 * The player's URL for a video's URL of YouTube or Vimeo; null for any other. The content security
 * policy allows these two players.
 */
function playerAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  switch (host) {
    case "youtu.be":
      return youTube(first);
    case "youtube.com":
    case "youtube-nocookie.com":
      return youTube(first === "watch" ? url.searchParams.get("v") : second);
    case "vimeo.com":
      return vimeo(first, url.search);
    case "player.vimeo.com":
      return vimeo(second, url.search);
    default:
      return null;
  }
}

function youTube(id: string | null): string | null {
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** Vimeo's unlisted videos have a key in the query. */
function vimeo(id: string, search: string): string | null {
  return /^\d+$/.test(id) ? `https://player.vimeo.com/video/${id}${search}` : null;
}
