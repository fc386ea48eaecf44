import { expect, test } from "vitest";
import { playerAddress } from "~/pages/product/video-player.ts";

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
  expect(playerAddress(address)).toBe(player);
});

test.each(["https://example.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/", "no address"])(
  "%s has no player that we know",
  (address) => expect(playerAddress(address)).toBeNull(),
);
