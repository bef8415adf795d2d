/** Prints rows of text in columns as wide as their longest text. */
export const printTable = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines)
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
