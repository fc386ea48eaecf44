import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Text } from "@medusajs/ui";
import { useLocation } from "react-router-dom";
import { t } from "../i18n/translate";
import { onSignedOut, shopSignIn, shopSignOut, wantedPage } from "../sign-in/shop-sign-in";

// Runs when the dashboard starts. A sign-out of the admin is a sign-out of the shop too.
onSignedOut(() => window.location.replace(shopSignOut));

/**
 * A link to the shop's sign-in, which leads back to the wanted page. Medusa shows no form of its
 * own, because it has no password provider.
 */
export default function ShopSignInWidget() {
  const location = useLocation();
  return (
    <>
      <Button asChild className="w-full">
        <a href={shopSignIn(wantedPage(location))}>{t("signIn.signIn")}</a>
      </Button>
      <Text size="small" className="text-ui-fg-subtle text-center">
        {t("signIn.invited")}
      </Text>
    </>
  );
}

export const config = defineWidgetConfig({ zone: "login.before" });
