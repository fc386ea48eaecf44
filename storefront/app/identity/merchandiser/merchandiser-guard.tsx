import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { signInPath } from "../return-path.ts";
import { merchandiserToken, useMerchandiser } from "./merchandiser-session.ts";

const texts = textsIn({
  en: {
    tryAgain: "Try again",
    checking: "Checking your access",
    title: "Not allowed",
    text: (email: string) =>
      `${email} may not manage products. Were you invited? Then confirm your address first: your account shows how. Else ask for access, or sign in with another account.`,
    home: "Go to the home page",
    account: "Your account",
    noScript: "Managing products needs scripts. Switch them on in your browser, and sign in.",
  },
  fr: {
    tryAgain: "Réessayer",
    checking: "Vérification de votre accès",
    title: "Accès refusé",
    text: (email) =>
      `${email} ne permet pas de gérer les produits. Vous êtes invité\u202f? Confirmez d’abord votre adresse, votre compte vous montre comment. Sinon, demandez l’accès ou connectez-vous avec un autre compte.`,
    home: "Aller à l’accueil",
    account: "Votre compte",
    noScript:
      "La gestion des produits a besoin des scripts. Activez-les dans votre navigateur, puis connectez-vous.",
  },
});

/**
 * The one guard of the admin screens: only whom Medusa takes for an admin user sees what is
 * inside. It is a courtesy; every writing call is checked by itself.
 *
 * The server cannot know who asks, as nothing personal is ever sent to it: it answers everybody
 * with this guard in the page, and the backend is asked by the browser. What is inside
 * is to be a lazy part, so that its code is fetched only after the backend has said yes.
 */
export function MerchandiserGuard({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const merchandiser = useMerchandiser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status } = merchandiser;

  useEffect(() => {
    if (status === "signed-out") navigate(signInPath(pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);

  switch (status) {
    case "allowed":
      return children;
    case "not-allowed":
      return <NotAllowed email={merchandiser.email} />;
    case "failed":
      return (
        <Alert
          tone="error"
          actions={
            <Button variant="secondary" size="sm" onClick={() => merchandiserToken(config)}>
              {texts().tryAgain}
            </Button>
          }
        >
          {merchandiser.problem.sentence}
        </Alert>
      );
    default:
      return (
        <div role="status" aria-label={texts().checking}>
          <Skeleton className="h-64" />
          <noscript>
            <p className="mt-4">{texts().noScript}</p>
          </noscript>
        </div>
      );
  }
}

function NotAllowed({ email }: { email: string }) {
  return (
    <EmptyState
      title={texts().title}
      actions={
        <>
          <LinkButton to="/">{texts().home}</LinkButton>
          <LinkButton to="/account" variant="secondary">
            {texts().account}
          </LinkButton>
        </>
      }
    >
      {texts().text(email)}
    </EmptyState>
  );
}
