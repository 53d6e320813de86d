import {
  getRelayHandleKey,
  type NormalizationSelection,
  type OperationDescriptor,
} from "relay-runtime";

/** Returns the names, without arguments, under which an operation stores its fields in the root record. */
export function rootNames({ request }: Pick<OperationDescriptor, "request">): Set<string> {
  return new Set(namesIn(request.node.operation.selections));
}

/** Returns whether an operation's result depends on the viewer. */
export function dependsOnViewer(descriptor: Pick<OperationDescriptor, "request">): boolean {
  const names = rootNames(descriptor);
  // Albums and drafts can be restricted to some viewers.
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
