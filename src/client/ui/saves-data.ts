type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for little to be sent, or is on a line where everything else would wait. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
