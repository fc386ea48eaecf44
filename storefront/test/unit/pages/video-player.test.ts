import { expect, test } from "vitest";
import { clipOf } from "~/pages/product/media/video-player.ts";

const youTube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youTube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youTube],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youTube],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
  [
    "https://player.vimeo.com/video/76979871?h=1a2",
    "https://player.vimeo.com/video/76979871?h=1a2",
  ],
])("%s plays in its player", (address, player) => {
  expect(clipOf(address)).toEqual({
    kind: "player",
    address,
    player,
    host: new URL(player).hostname,
  });
});

test.each(["https://example.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/"])(
  "%s has no player that we know, and is linked to",
  (address) => expect(clipOf(address)).toEqual({ kind: "link", address }),
);

test("a film file is played as it is, whatever stands behind its name", () => {
  const address = "https://files.example/clip.webm?v=2#t=1";
  expect(clipOf(address)).toEqual({ kind: "file", address });
});

test.each(["", "no address", "javascript:alert(1)", "data:video/mp4,x"])(
  "“%s” is no video",
  (address) => expect(clipOf(address)).toBeUndefined(),
);
