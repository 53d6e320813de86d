/**
 * The resolvers that a GraphQL type needs: those for fields that its model does not have as a property of the same
 * name. A new field in the schema is thus a type error until it has a resolver.
 */
export type Complete<Type, Model, Resolvers> = Resolvers &
  Required<Pick<Resolvers, Exclude<keyof Type & keyof Resolvers, keyof Model | "__typename">>>;
