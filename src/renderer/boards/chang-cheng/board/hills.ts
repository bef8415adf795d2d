/** Hills as a filled path; `seed` gives each row its own shape. */
export const hillsOf = (width: number, y: number, bottom: number, seed: number): string => {
  const points = Array.from({ length: Math.ceil(width / 26) + 1 }, (_, at) => {
    const x = at * 26
    const up = 9 * Math.sin(x / 57 + seed) + 6 * Math.sin(x / 23 + seed * 2.7)
    return `L${x} ${(y + up).toFixed(1)}`
  })
  return `M0 ${bottom}${points.join('')}L${width} ${bottom}Z`
}
