import { Component, type ReactNode } from "react";
import { m } from "~/paraglide/messages.js";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { isChunkLoadError } from "./chunk-load-error.ts";

type PartBoundaryProps = {
  /** Called for another try, with a boundary of another key. */
  onRetry: () => void;
  children?: ReactNode;
};

/**
 * Says at the bottom of the screen that a part could not be loaded; the page itself stays. Any
 * other error goes to the error page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isChunkLoadError(error)) throw error;
    return (
      <Alert
        tone="error"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md text-start shadow-sheet"
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={this.props.onRetry}>
              {m.part_boundary_try_again()}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
              {m.part_boundary_reload()}
            </Button>
          </>
        }
      >
        {m.part_boundary_not_arrived()}
      </Alert>
    );
  }
}
