import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Text } from "@medusajs/ui";
import { useLocation } from "react-router-dom";
import { onSignedOut, shopSignIn, shopSignOut, wantedPage } from "../sign-in/shop-sign-in";

// From the dashboard's start on: who signs out of the admin is signed out at the shop as well.
onSignedOut(() => window.location.replace(shopSignOut));

/**
 * The way in: the shop's sign-in, and back to the page that was wanted. Medusa shows no form of its
 * own, since it has no password provider.
 */
export default function ShopSignInWidget() {
  const location = useLocation();
  return (
    <>
      <Button asChild className="w-full">
        <a href={shopSignIn(wantedPage(location))}>Sign in at the shop</a>
      </Button>
      <Text size="small" className="text-ui-fg-subtle text-center">
        Invited? Sign up in the shop with exactly the invited address, and open the link in the mail
        that follows.
      </Text>
    </>
  );
}

export const config = defineWidgetConfig({ zone: "login.before" });
