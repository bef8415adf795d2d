/** Names of elements for people who look for them. */

const partOf = (element: Element): string => {
  const { id } = element
  const role = element.getAttribute('role')
  const data = [...element.attributes]
    .filter(({ name }) => /^data-(qk|cc|qin|quorsum|sm|place|seat|tray)/.test(name))
    .slice(0, 1)
    .map(({ name, value }) => `[${name}${value === '' ? '' : `=${value}`}]`)
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`)
  const isNamed = classes.length + data.length > 0
  return [
    element.localName,
    isNamed || id === '' || /reka|^v-/.test(id) ? '' : `#${id}`,
    ...classes,
    ...data,
    isNamed || role === null ? '' : `[role=${role}]`,
  ].join('')
}

/** The element and its three nearest ancestors with a name. */
export const named = (element: Element): string => {
  const parts = [partOf(element)]
  for (let node = element.parentElement; node !== null && parts.length < 4; node = node.parentElement)
    if (/[.#[]/.test(partOf(node)) && node.id !== 'app') parts.unshift(partOf(node))
  return parts.join(' ')
}

export const quoted = (words: string): string => {
  const short = words.replaceAll(/\s+/g, ' ')
  return short === '' ? '' : ` “${short.length > 60 ? `${short.slice(0, 59)}…` : short}”`
}
