/** Makes the browser ask before the page is left, until the returned function is called. */
export function askToStay(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
