import { Kind } from "graphql";
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** The names of the fields an operation, valid against the schema, begins with, those in fragments included. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      const inside =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value);
      return inside ? namesIn(inside) : [];
    });
  return namesIn(operation.selectionSet);
}
