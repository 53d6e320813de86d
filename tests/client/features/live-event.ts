import { act } from "@testing-library/react";
import type { GraphQLSingularResponse } from "relay-runtime";
import { MockPayloadGenerator, type createMockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/**
 * Mock resolvers of an image, for operations other than a test's own query: for those the mock does not know which
 * fields are lists.
 */
export const mockImage = { Image: () => ({ derivativeWidths: [400] }) };

/** Sends an event to an open subscription, generated from the schema and `resolvers`. */
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

/** Returns whether a subscription is open. */
export function isListening(environment: MockEnvironment, subscription: string): boolean {
  return environment.mock
    .getAllOperations()
    .some(({ request }) => request.node.params.name === subscription);
}

/** Responds to the most recent mutation with this data: the mock cannot generate members of a union. */
export async function answerMutation(
  environment: MockEnvironment,
  data: Record<string, unknown>,
): Promise<void> {
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data }));
}
