/** Has the browser ask whoever would close the window, until the returned function is called. */
export function askToStay(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
