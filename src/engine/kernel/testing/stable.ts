/** Plain JSON with its keys sorted: equal values, whatever the order of their keys, give equal text. */
export const stable = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${stable(part)}`)
  return `{${members.sort().join()}}`
}
