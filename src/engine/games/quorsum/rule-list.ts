/**
 * The rules of Quorsum by id, in their order. `publisher`: from the published rules; `house`: they
 * leave something open that is decided here, and the text `rules.<id>.house` says what.
 */
export const RULES = [
  { id: 'QO-1', section: 'setup', kind: 'publisher' },
  { id: 'QO-2', section: 'setup', kind: 'publisher' },
  { id: 'QO-3', section: 'setup', kind: 'publisher' },
  { id: 'QO-4', section: 'setup', kind: 'publisher' },
  { id: 'QO-5', section: 'setup', kind: 'publisher' },
  { id: 'QO-6', section: 'setup', kind: 'publisher' },
  { id: 'QO-7', section: 'turn', kind: 'publisher' },
  { id: 'QO-8', section: 'turn', kind: 'publisher' },
  { id: 'QO-9', section: 'turn', kind: 'house' },
  { id: 'QO-10', section: 'turn', kind: 'house' },
  { id: 'QO-11', section: 'turn', kind: 'publisher' },
  { id: 'QO-12', section: 'turn', kind: 'publisher' },
  { id: 'QO-13', section: 'turn', kind: 'publisher' },
  { id: 'QO-14', section: 'turn', kind: 'house' },
  { id: 'QO-15', section: 'turn', kind: 'publisher' },
  { id: 'QO-16', section: 'turn', kind: 'house' },
  { id: 'QO-17', section: 'turn', kind: 'publisher' },
  { id: 'QO-18', section: 'turn', kind: 'publisher' },
  { id: 'QO-19', section: 'end', kind: 'house' },
  { id: 'QO-20', section: 'end', kind: 'house' },
  { id: 'QO-21', section: 'end', kind: 'publisher' },
  { id: 'QO-22', section: 'match', kind: 'house' },
  { id: 'QO-23', section: 'match', kind: 'house' },
] as const
