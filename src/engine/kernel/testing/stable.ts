/** Plain JSON with its keys sorted: equal values, whatever the order of their keys, give equal text. */
export const stableJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(stableJson).join()}]`
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${stableJson(part)}`)
  return `{${members.sort().join()}}`
}
