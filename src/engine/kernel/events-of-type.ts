/** The events of one type among others, in their order. */
export const eventsOfType = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): readonly Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type)
