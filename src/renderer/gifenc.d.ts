/** Types for the part of gifenc that films use; the package has none of its own. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[]
  interface Encoder {
    /** `index` has one byte per pixel; `delay` is in milliseconds. */
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }
  export const GIFEncoder: () => Encoder
  /** At most `colours` colours that approximate those of RGBA pixels. */
  export const quantize: (pixels: Uint8ClampedArray, colours: number) => Palette
  export const applyPalette: (pixels: Uint8ClampedArray, palette: Palette) => Uint8Array
}
