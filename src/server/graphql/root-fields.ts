import { Kind } from "graphql";
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** Returns the root fields of an operation that is valid against the schema; each of those in fragments counts once. */
export function rootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode[] {
  // Fragments not visited yet: without this, fragments that spread others twice would multiply the work.
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
