import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { QuantityStepper } from "~/ui/fields/quantity-stepper.tsx";

afterEach(cleanup);

function Stepper({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return <QuantityStepper value={value} onChange={setValue} max={5} label="Quantity" />;
}

const shown = () => screen.getByRole<HTMLInputElement>("spinbutton").value;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("choosing how many", () => {
  it("goes up and down by one, within its limits", async () => {
    render(<Stepper start={1} />);
    expect(button("One less").disabled).toBe(true);
    await userEvent.click(button("One more"));
    expect(shown()).toBe("2");
    await userEvent.click(button("One less"));
    expect(shown()).toBe("1");
    cleanup();
    render(<Stepper start={5} />);
    expect(button("One more").disabled).toBe(true);
  });

  it.each([
    ["3", "3"],
    ["99", "5"],
    ["0", "1"],
    ["-4", "1"],
  ])("makes of a typed %s: %s", async (typed, expected) => {
    render(<Stepper start={2} />);
    const field = screen.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(shown()).toBe(expected);
  });

  it("stays as it was when nothing is typed", async () => {
    render(<Stepper start={2} />);
    await userEvent.clear(screen.getByRole("spinbutton"));
    await userEvent.tab();
    expect(shown()).toBe("2");
  });
});
