import { expect, it } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";

it("attempts: lets 30 unknown codes of tours be tried from one network, and 600 from all together", async () => {
  const attempts = new Attempts();
  let wrong = 0;
  for (let network = 1; network <= 20; network++) {
    const address = `198.51.100.${network}`;
    while (await attempts.mayTryTourCode(address)) {
      expect(await attempts.tourCodeWasWrong(address)).toBe(false);
      wrong += 1;
    }
    expect(wrong).toBe(network * 30);
    expect(await attempts.tourCodeWasWrong(address)).toBe(true);
  }
  expect(await attempts.mayTryTourCode("203.0.113.1")).toBe(false);
});
