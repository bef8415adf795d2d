/** Pictures and films as their recipient sees them: in a page of its own, without the app or a network. */
import type { BrowserContext, Page } from '@playwright/test'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'

export interface Seen {
  readonly width: number
  readonly height: number
  /** The number of different colours: few on a blank picture. */
  readonly colours: number
  /** A checksum over all points, to compare pictures. */
  readonly sum: number
}

/** A page without a network. */
export const pictureReader = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.route('**', (route) => route.abort())
  return page
}

/** Code for the page has no types here, so it is text. */
const LOOK = `const look = (source, width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(source, 0, 0, width, height)
  const points = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  const colours = new Set(points)
  let sum = 0
  for (const point of points) sum = (sum * 31 + point) % 4294967291
  return { width, height, colours: colours.size, sum }
}`
const dataOf = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** A PNG or SVG, painted at its natural size. */
export const seenPicture = (page: Page, type: string, bytes: Buffer): Promise<Seen> =>
  page.evaluate<Seen>(`(async () => {
    ${LOOK}
    const image = new Image()
    image.src = ${JSON.stringify(dataOf(type, bytes))}
    await image.decode()
    return look(image, image.naturalWidth, image.naturalHeight)
  })()`)

export interface SeenFilm {
  /** In seconds. */
  readonly length: number
  readonly pictures: readonly Seen[]
}

/** A WebM, stopped at some seconds. */
export const seenWebm = (page: Page, bytes: Buffer, at: readonly number[]): Promise<SeenFilm> =>
  page.evaluate<SeenFilm>(`(async () => {
    ${LOOK}
    const video = document.createElement('video')
    video.src = ${JSON.stringify(dataOf('video/webm', bytes))}
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = () => reject(new Error(video.error.message))
    })
    document.body.append(video)
    const pictures = []
    for (const second of ${JSON.stringify(at)}) {
      // A seek ends before its picture is there.
      const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = second
      await shown
      pictures.push(look(video, video.videoWidth, video.videoHeight))
    }
    return { length: video.duration, pictures }
  })()`)

/** The number of pictures in a WebM. */
export const framesOfWebm = async (bytes: Buffer): Promise<number | undefined> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  const track = await input.getPrimaryVideoTrack()
  return (await track?.computePacketStats())?.packetCount
}

/** All pictures of a GIF; only a page served over http can decode them. */
export const seenGif = (page: Page, bytes: Buffer): Promise<SeenFilm> =>
  page.evaluate<SeenFilm>(`(async () => {
    ${LOOK}
    const data = Uint8Array.from(atob('${bytes.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data, type: 'image/gif' })
    await decoder.tracks.ready
    await decoder.completed
    const pictures = []
    let length = 0
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex })
      length += image.duration / 1e6
      pictures.push(look(image, image.displayWidth, image.displayHeight))
      image.close()
    }
    return { length, pictures }
  })()`)
