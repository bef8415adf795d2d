/** What the cover of a game without a picture is made from. */

/** A hue for an id, in degrees: the same id always has the same one. */
export const hueOf = (id: string): number =>
  [...id].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** The words of a name on lines of at most 9 letters, longer words on lines of their own. */
export const linesOf = (name: string): readonly string[] =>
  name.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && `${last} ${word}`.length <= 9
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])
