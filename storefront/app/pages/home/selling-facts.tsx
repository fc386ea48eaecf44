import { m } from "~/paraglide/messages.js";

const inks = ["bg-cyan", "bg-magenta", "bg-yellow", "bg-key"];

/** Facts about the shop, only those that are true. */
export function SellingFacts() {
  return (
    <section aria-labelledby="selling-facts" className="shell pt-16">
      <h2 id="selling-facts" className="sr-only">
        {m.home_facts_title()}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {[
          { title: m.home_facts_list_1_title(), text: m.home_facts_list_1_text() },
          { title: m.home_facts_list_2_title(), text: m.home_facts_list_2_text() },
          { title: m.home_facts_list_3_title(), text: m.home_facts_list_3_text() },
          { title: m.home_facts_list_4_title(), text: m.home_facts_list_4_text() },
        ].map((fact, index) => (
          <li key={fact.title} className="border-t border-line pt-4">
            <span aria-hidden="true" className={`-mt-[17px] mb-4 block h-1 w-10 ${inks[index]}`} />
            <h3 className="text-lg leading-tight">{fact.title}</h3>
            <p className="mt-1.5 text-sm text-key-soft">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
