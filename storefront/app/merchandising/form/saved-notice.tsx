import { useEffect, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { isInShop } from "./save-product.ts";

interface SavedNoticeProps {
  slug: string;
  Title: string;
  Price: number | null;
  status: string;
}

const shownMessages = {
  waiting: m.saved_notice_waiting,
  shown: m.saved_notice_shown,
  late: m.saved_notice_late,
};

/** Says that a product is saved, and whether the shop shows it; its link works at once. */
export function SavedNotice({ slug, Title, Price, status }: SavedNoticeProps) {
  const config = usePublicConfig();
  const [shown, setShown] = useState<"waiting" | "shown" | "late">("waiting");
  const isPublished = status === "published";

  useEffect(() => {
    let old = false;
    if (!isPublished) return;
    void isInShop(config, slug, { Title, Price }).then((isThere) => {
      if (!old) setShown(isThere ? "shown" : "late");
    });
    return () => {
      old = true;
    };
  }, [config, slug, Title, Price, isPublished]);

  return (
    <Alert
      tone="success"
      title={m.saved_notice_saved()}
      className="mb-4"
      actions={
        <>
          {isPublished && shown !== "waiting" && (
            <LinkButton to={`/product/${slug}`} size="sm">
              {m.saved_notice_see()}
            </LinkButton>
          )}
          <LinkButton to="/admin/product/create" variant="secondary" size="sm">
            {m.saved_notice_another()}
          </LinkButton>
          <LinkButton to="/admin/products" variant="secondary" size="sm">
            {m.saved_notice_all()}
          </LinkButton>
        </>
      }
    >
      {isPublished ? shownMessages[shown]() : m.saved_notice_draft()}
    </Alert>
  );
}
