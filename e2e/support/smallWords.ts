/** Words in pictures of a board that nobody could read. */
import type { Page } from '@playwright/test'

/** The size of the smallest letters that can be read, in CSS pixels. */
const LEAST = 11

/** What is printed too small in the pictures a selector finds, with its size. */
export const smallWords = (page: Page, pictures: string): Promise<readonly string[]> =>
  // What scales a board scales its letters: boxes are measured after that, sizes of type before.
  page.evaluate(`(() => {
  const pictures = [...document.querySelectorAll(${JSON.stringify(pictures)})]
  const isShown = (picture, word) => {
    const [frame, box] = [picture.getBoundingClientRect(), word.getBoundingClientRect()]
    return (
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom &&
      box.width > 2 &&
      word.checkVisibility({ visibilityProperty: true })
    )
  }
  const scaleOf = (word) =>
    word instanceof SVGGraphicsElement
      ? (word.getScreenCTM()?.d ?? 1)
      : word.offsetHeight > 0
        ? word.getBoundingClientRect().height / word.offsetHeight
        : 1
  const isWord = (each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.textContent))
  return pictures.flatMap((picture) =>
    [...picture.querySelectorAll('*')]
      .filter((each) => isWord(each) && isShown(picture, each))
      .map((word) => [word.textContent.trim(), parseFloat(getComputedStyle(word).fontSize) * scaleOf(word)])
      .filter(([, size]) => size < ${LEAST - 0.05})
      .map(([word, size]) => word + ': ' + size.toFixed(1)),
  )
  })()`)
