type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether the visitor asked to save data, or has a connection so slow that everything else would wait. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
