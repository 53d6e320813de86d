import {
  getRelayHandleKey,
  type NormalizationSelection,
  type OperationDescriptor,
} from "relay-runtime";

/** The names under which an operation keeps what it asked of the root, without their arguments. */
export function rootNames({ request }: Pick<OperationDescriptor, "request">): Set<string> {
  return new Set(namesIn(request.node.operation.selections));
}

/** Whether what an operation brings depends on who looks. */
export function dependsOnViewer(descriptor: Pick<OperationDescriptor, "request">): boolean {
  const names = rootNames(descriptor);
  // An album may be for some alone, and so is a draft.
  return ["viewer", "album", "draft"].some((name) => names.has(name));
}

function namesIn(selections: readonly NormalizationSelection[]): string[] {
  return selections.flatMap((selection) => {
    if ("selections" in selection && !("name" in selection)) return namesIn(selection.selections);
    if (!("name" in selection)) return [];
    const { name } = selection;
    return "handle" in selection ? getRelayHandleKey(selection.handle, selection.key, name) : name;
  });
}
