import { act } from "@testing-library/react";
import type { GraphQLSingularResponse } from "relay-runtime";
import { MockPayloadGenerator, type createMockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/**
 * A picture for operations other than a test's own query: there the mock does not know by itself
 * which fields are lists.
 */
export const mockImage = { Image: () => ({ derivativeWidths: [400] }) };

/** Sends an event to a subscription that is open, made from the contract and `resolvers`. */
export async function sendEvent(
  environment: MockEnvironment,
  subscription: string,
  resolvers: MockResolvers,
): Promise<void> {
  const operation = environment.mock.findOperation(
    ({ request }) => request.node.params.name === subscription,
  );
  const event = MockPayloadGenerator.generate(operation, {
    ...mockImage,
    ...resolvers,
  }) as GraphQLSingularResponse;
  await act(async () => environment.mock.nextValue(operation, event));
}

/** Whether a subscription is open. */
export function isListening(environment: MockEnvironment, subscription: string): boolean {
  return environment.mock
    .getAllOperations()
    .some(({ request }) => request.node.params.name === subscription);
}

/** Answers the mutation asked last with this data: the mock cannot make members of a union. */
export async function answerMutation(
  environment: MockEnvironment,
  data: Record<string, unknown>,
): Promise<void> {
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data }));
}
