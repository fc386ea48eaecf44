import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

const promises = [
  {
    title: "It fits, or it goes back",
    text: "Every supply names the printers it fits. If one we listed does not fit yours, we take it back and pay the postage.",
    mark: "var(--cyan)",
  },
  {
    title: "What a page costs",
    text: "A low price on a small cartridge is no bargain. Where the yield is known we work out the cost of a page and say by which standard it was measured.",
    mark: "var(--magenta)",
  },
  {
    title: "Stock that is true",
    text: "What the shop says is on the shelf is on the shelf, less what others have already ordered. If it says two, there are two.",
    mark: "var(--yellow)",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "About us",
    description:
      "Chemical Ink Company sells printers, ink and consumables, and tells what fits, what it " +
      "costs per page and what is in stock.",
    path: "/about",
  });
}

export default function AboutPage() {
  return (
    <div className="shell pt-10">
      <h1 className="max-w-4xl text-4xl font-extrabold tracking-[-0.035em]">
        Ink is chemistry. Buying it should not be.
      </h1>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div className="max-w-prose space-y-4 text-lg text-key-soft">
          <p>
            A bottle of ink is water, a colourant, and a dozen things that keep the two flowing
            through a hole thinner than a hair. The makers fit each recipe to one family of
            printers, and then print the name of it in letters too small to read.
          </p>
          <p>
            Chemical Ink Company began with a drawer of cartridges that fitted nothing. We sort
            supplies by the printer they belong to, keep the technical sheets, and answer the phone.
          </p>
          <p>
            We sell to offices, schools, print shops and homes: bottles and cartridges, toner and
            drums, inks for large-format presses, and the printers that use them.
          </p>
        </div>
        <ul className="space-y-6">
          {promises.map(({ title, text, mark }) => (
            <li key={title} className="border-l-8 pl-5" style={{ borderColor: mark }}>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-key-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton to="/compatibility" size="lg">
          Find ink for your printer
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="secondary">
          Talk to us
        </LinkButton>
      </div>
    </div>
  );
}
