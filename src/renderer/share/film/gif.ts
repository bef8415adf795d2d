/** Films as GIF: larger and of 256 colours a picture, but shown everywhere. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import { contextOf } from '../picture/raster.ts'
import type { MakeWriter } from './timeline.ts'

const COLOURS = 256

export const gifWriter: MakeWriter = (canvas) => {
  const { width, height } = canvas
  const gif = GIFEncoder()
  return Promise.resolve({
    add: async ({ lasts }) => {
      const pixels = contextOf(canvas).getImageData(0, 0, width, height).data
      const palette = quantize(pixels, COLOURS)
      gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: lasts * 1000 })
      // Between two pictures the window may draw.
      await new Promise((resolve) => setTimeout(resolve))
    },
    finish: () => {
      gif.finish()
      return Promise.resolve(new Blob([gif.bytes()], { type: 'image/gif' }))
    },
    cancel: () => Promise.resolve(),
  })
}
