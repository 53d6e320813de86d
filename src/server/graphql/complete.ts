/**
 * The resolvers a type of the contract needs: those that its model cannot answer by a property of
 * the same name. A field added to the contract is thus a type error until somebody answers it.
 */
export type Complete<Type, Model, Resolvers> = Resolvers &
  Required<Pick<Resolvers, Exclude<keyof Type & keyof Resolvers, keyof Model | "__typename">>>;
