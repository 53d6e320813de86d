import { beforeEach, describe, expect, it, vi } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import { chargeQuery, chargeText, settleQuery } from "../../../src/server/graphql/query-budget.ts";
import type { Role } from "../../../src/server/store/roles.ts";

let attempts: Attempts;
beforeEach(() => void (attempts = new Attempts()));

/** Returns the arguments of an operation by a user at an address. */
function from(address: string, role: Role = "VISITOR", id = "somebody") {
  const viewer = {
    role: () => Promise.resolve(role),
    memberId: () => Promise.resolve(id),
  };
  return { attempts, address, viewer, execution: { cost: 0 } } as Parameters<typeof chargeQuery>[1];
}

const most = new Attempts().queryBudget;
const refusal = { extensions: { code: "LIMIT_EXCEEDED", http: { status: 429 } } };

describe("chargeQuery", () => {
  it("rejects operations beyond a network's budget with the amount and the waiting time", async () => {
    await chargeQuery(most, from("203.0.113.1"));
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject({
      ...refusal,
      message: expect.stringMatching(
        new RegExp(
          `^Operations from your network cost more than ${most.toLocaleString("en-GB")} within a minute. Try again in \\d+ seconds.$`,
        ),
      ),
    });
    await expect(chargeText("{ site { id } }", from("203.0.113.1"))).rejects.toMatchObject(refusal);
    await chargeQuery(1, from("203.0.113.2"));
  });

  it("counts all addresses of an IPv6 network together", async () => {
    await chargeQuery(most, from("2001:db8::1"));
    await expect(chargeQuery(1, from("2001:db8::2"))).rejects.toMatchObject(refusal);
    await chargeQuery(1, from("2001:db8:0:100::1"));
  });

  it("gives members a separate budget", async () => {
    await chargeQuery(most, from("203.0.113.1"));
    await chargeQuery(most, from("203.0.113.1", "MEMBER", "Ada"));
    await expect(chargeQuery(1, from("203.0.113.1", "MEMBER", "Ada"))).rejects.toMatchObject(
      refusal,
    );
    await chargeQuery(1, from("203.0.113.1", "MEMBER", "Grace"));
  });

  it("limits the members of one network to five more budgets together", async () => {
    await chargeQuery(most, from("2001:db8::1"));
    for (const id of ["a", "b", "c", "d", "e"]) {
      await chargeQuery(most, from("2001:db8::1", "MEMBER", id));
    }
    await expect(chargeQuery(1, from("2001:db8::1", "MEMBER", "f"))).rejects.toMatchObject(refusal);
    await chargeQuery(most, from("203.0.113.1"));
    await chargeQuery(1, from("203.0.113.1", "MEMBER", "g"));
  });

  it.each([-1, Number.NaN, Infinity])("throws when a cost is %s", async (cost) => {
    await expect(chargeQuery(cost, from("203.0.113.1"))).rejects.toThrow(RangeError);
  });

  it("counts the server's own address like any other, because of proxies there", async () => {
    for (const address of ["127.0.0.1", "::1"]) {
      await chargeQuery(most, from(address));
      await expect(chargeQuery(1, from(address))).rejects.toMatchObject(refusal);
    }
  });

  it("applies the budget from the settings", async () => {
    attempts = new Attempts(undefined, 10);
    await chargeQuery(10, from("203.0.113.1"));
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject({
      message: expect.stringContaining("cost more than 10 within a minute"),
    });
  });
});

describe("chargeText", () => {
  it("charges an operation that is not the program's own four times, including its text", async () => {
    const context = from("203.0.113.1");
    await chargeText("x".repeat(1_000), context);
    await chargeQuery(most / 4 - 1_000, context);
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject(refusal);
  });
});

describe("settleQuery", () => {
  it("refunds the unused part of an operation's cost", async () => {
    for (let i = 0; i < 30; i += 1) {
      const context = from("203.0.113.1");
      await chargeQuery(most / 2, context);
      context.execution.cost = 100;
      await settleQuery(most / 2, context);
    }
    await chargeQuery(most - 3_000, from("203.0.113.1"));
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject(refusal);
  });

  it("refunds nothing for an elapsed minute", async () => {
    vi.useFakeTimers();
    const context = from("203.0.113.1");
    await chargeQuery(most, context);
    vi.advanceTimersByTime(61_000);
    await settleQuery(most, context);
    await chargeQuery(most, from("203.0.113.1"));
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject(refusal);
  });

  it("charges additional cost", async () => {
    const context = from("203.0.113.1");
    await chargeQuery(1, context);
    context.execution.cost = most;
    await settleQuery(1, context);
    await expect(chargeQuery(1, from("203.0.113.1"))).rejects.toMatchObject(refusal);
  });
});
