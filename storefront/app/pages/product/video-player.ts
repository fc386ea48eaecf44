/**
 * The address of the player for a video's address on YouTube or Vimeo, as people copy it from
 * there; null for any other. The content security policy allows these two players.
 */
export function playerAddress(address: string): string | null {
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

/** Vimeo's unlisted videos carry a key in the query. */
function vimeo(id: string, search: string): string | null {
  return /^\d+$/.test(id) ? `https://player.vimeo.com/video/${id}${search}` : null;
}
