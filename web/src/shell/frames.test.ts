import { expect, it, vi } from "vitest";
import { inTurn } from "./frames";

it("does pieces of work in turn, whatever becomes of one of them", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const log: string[] = [];
  const note = (name: string) => () => void log.push(name);
  inTurn(note("a"), () => {
    throw new Error("broken");
  });
  inTurn(note("b"), note("c"));
  expect(log).toEqual([]);
  await vi.waitFor(() => expect(log).toEqual(["a", "b", "c"]));
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});
