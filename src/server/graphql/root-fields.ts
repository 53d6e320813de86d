import { Kind } from "graphql";
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** The fields an operation, valid against the schema, begins with, those in fragments included. */
export function rootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode[] {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const inside =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value);
      return inside ? fieldsIn(inside) : [];
    });
  return fieldsIn(operation.selectionSet);
}
