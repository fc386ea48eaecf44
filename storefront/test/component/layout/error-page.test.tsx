import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "~/layout/error-page.tsx";
import { ChunkLoadError } from "~/ui/chunk-load-error.ts";
import { showAt } from "../../fixtures/show.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the error page", () => {
  it("says that a part did not arrive, names ChunkLoadError and offers to try again", () => {
    showAt("/shop", <ErrorPage error={new ChunkLoadError("this page")} />);
    expect(screen.getByRole("heading", { name: "This page did not arrive" })).not.toBeNull();
    expect(screen.getByText("ChunkLoadError")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).not.toBeNull();
  });

  it("is left by loading a document, as the part that failed stays failed in this one", async () => {
    showAt(
      "/shop",
      <>
        <Link to="/cart">Cart</Link>
        <ErrorPage error={new ChunkLoadError("this page")} />
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Cart" }));
    // The router stays; jsdom only reports that it loads no documents.
    expect(screen.getByLabelText("address").textContent).toBe("/shop");
  });

  it("keeps the cause of an unexpected error to the log", () => {
    showAt("/shop", <ErrorPage error={new Error("connect ECONNREFUSED 10.0.0.7")} />);
    expect(screen.getByRole("heading", { name: "Something went wrong" })).not.toBeNull();
    expect(document.body.textContent).not.toContain("ECONNREFUSED");
    expect(console.error).toHaveBeenCalled();
  });

  it("names the reference that the server wrote into the page", () => {
    const written = document.body.appendChild(document.createElement("code"));
    written.setAttribute("data-reference", "");
    written.textContent = "1a2b3c4d";
    showAt("/shop", <ErrorPage error={new Error("Unexpected Server Error")} />);
    written.remove();
    expect(screen.getByText("1a2b3c4d").tagName).toBe("CODE");
  });

  it("says when the device is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    showAt("/shop", <ErrorPage error={new TypeError("Failed to fetch")} />);
    expect(screen.getByText(/Your device is offline/)).not.toBeNull();
  });

  it("shows the not-found picture for an address that leads nowhere", () => {
    showAt("/nothing", <ErrorPage error={new ErrorResponse(404, "", "")} />);
    expect(screen.getByRole("img", { name: /^404/ })).not.toBeNull();
    expect(screen.getByRole("searchbox", { name: "Search the shop" })).not.toBeNull();
  });
});
