/** The address of a program for a worker. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
