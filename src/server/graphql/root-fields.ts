import { Kind } from "graphql";
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** The fields an operation, valid against the schema, begins with, those in fragments included, each of which counts once. */
export function rootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode[] {
  // Those not looked into yet: each doubles what it is spread in twice, and so on.
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet);
      const inside = fragments.get(selection.name.value);
      fragments.delete(selection.name.value);
      return inside ? fieldsIn(inside) : [];
    });
  return fieldsIn(operation.selectionSet);
}
