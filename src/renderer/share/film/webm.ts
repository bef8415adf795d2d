/** Films as WebM: the browser's own encoder, and as fast as it can rather than in real time. */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny'
import type { MakeWriter } from './timeline.ts'

/** The most widely played first. */
const CODECS = ['vp9', 'vp8', 'av1'] as const

/** Seconds between pictures that stand alone; what stays the same is not written again. */
const KEY_EVERY = 10

export const webmWriter: MakeWriter = async (canvas) => {
  const { width, height } = canvas
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, quality: QUALITY_HIGH })
  if (codec === null) throw new Error('this browser encodes no WebM of this size')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH, keyFrameInterval: KEY_EVERY })
  output.addVideoTrack(source)
  await output.start()
  return {
    add: ({ at, lasts }) => source.add(at, lasts),
    finish: async () => {
      await output.finalize()
      if (target.buffer === null) throw new Error('the film has no content')
      return new Blob([target.buffer], { type: 'video/webm' })
    },
    cancel: () => output.cancel(),
  }
}
