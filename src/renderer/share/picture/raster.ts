/** Drawings as points. */
import type { Drawing } from './drawing.ts'

/** An address that holds the drawing itself, for an image; its points may be read, unlike those of a blob's. */
export const addressOf = ({ svg }: Drawing): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('the canvas has no context')
  return context
}

/** Paints a drawing over the whole canvas. */
export const paint = async (drawing: Drawing, canvas: HTMLCanvasElement): Promise<void> => {
  const image = new Image(canvas.width, canvas.height)
  image.src = addressOf(drawing)
  await image.decode()
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
}

export const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** The drawing as a PNG, `scale` times its natural size. */
export const pngOf = async (drawing: Drawing, scale: number): Promise<Blob> => {
  const canvas = canvasOf(Math.round(drawing.width * scale), Math.round(drawing.height * scale))
  await paint(drawing, canvas)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))))
  })
}
