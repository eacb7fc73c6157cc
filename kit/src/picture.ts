/** How pictures are asked for, on both sides of the wire: the site writes addresses below `/_ipx`, the host reads them. */

export const pictureDefaults = {
  format: 'webp',
  quality: 95,
  densities: [1, 2],
  /** Width to height where only a width is given. */ ratio: 1.3,
} as const

export const pictureFormats = ['webp', 'avif', 'png', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export const pictureFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
export type PictureFit = (typeof pictureFits)[number]

export interface PictureShape {
  readonly width: number
  readonly height?: number | undefined
  readonly fit?: PictureFit | undefined
  readonly format?: PictureFormat | undefined
  readonly quality?: number | undefined
  /** Six hexadecimal digits: what shows through where the picture does not. */
  readonly background?: string | undefined
}

export const heightOf = ({ width, height }: Pick<PictureShape, 'width' | 'height'>): number =>
  height ?? Math.round(width / pictureDefaults.ratio)

/** Segments stay readable; what would end the path or the list of modifiers is escaped. */
const escaped = (source: string): string =>
  encodeURI(source.replace(/^\//, '')).replace(/[?#]/g, (mark) => encodeURIComponent(mark))

/** The address of a picture in a shape and a density. */
export function pictureAddress(source: string, shape: PictureShape, density = 1): string {
  const { fit, format = pictureDefaults.format, quality = pictureDefaults.quality, background } = shape
  const size = `${Math.round(shape.width * density)}x${Math.round(heightOf(shape) * density)}`
  const modifiers = [
    `f_${format}`,
    `q_${quality}`,
    `s_${size}`,
    ...(fit ? [`fit_${fit}`] : []),
    ...(background ? [`b_${background}`] : []),
  ]
  return `/_ipx/${modifiers.join(',')}/${escaped(source)}`
}

/** The same in all densities, for `srcset`. */
export const pictureSet = (source: string, shape: PictureShape): string =>
  pictureDefaults.densities.map((density) => `${pictureAddress(source, shape, density)} ${density}x`).join(', ')

/** CONST-36: widths of pictures whose size is not ours to say (those of content pages). Styles and scripts have breakpoints of their own. */
export const pictureWidths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** A whole picture in a width; its height follows. */
export const wholePicture = (source: string, width: number): string =>
  `/_ipx/f_${pictureDefaults.format},q_${pictureDefaults.quality},w_${width}/${escaped(source)}`

/** The same in all widths, for `srcset` beside `sizes`. */
export const wholePictureSet = (source: string): string =>
  Object.values(pictureWidths)
    .map((width) => `${wholePicture(source, width)} ${width}w`)
    .join(', ')

/** A picture that is written into the page has nothing to be fetched. */
export const isInline = (source: string): boolean => source.startsWith('data:')

/** The sizes in which the site shows its pictures, in points of the style sheet: a few, so that a picture which was made once serves many places. */
export const pictureShapes = {
  /** Covers of games in rails and in the hall: many at once. */
  tall: { width: 200, height: 250, quality: 80 },
  wide: { width: 304, height: 190, quality: 80 },
  /** The same beside words, in a row of a list. */
  small: { width: 104, height: 65 },
  /** What stands behind the first words of a page, whole and on a phone. Large and half covered: a lower quality is not seen, its bytes are felt. */
  hero: { width: 1120, height: 700, quality: 75 },
  heroOnPhone: { width: 400, height: 512, quality: 75 },
  area: { width: 840, height: 360, quality: 80 },
  tournament: { width: 840, height: 525, quality: 80 },
  areaOnPhone: { width: 400, height: 240, quality: 80 },
  /** Promotions, tournaments, jackpots. */
  card: { width: 480, height: 300, quality: 80 },
  cardOnPhone: { width: 400, height: 250, quality: 80 },
  mark: { width: 64, height: 64 },
  character: { width: 160, height: 160 },
  /** The same in the row of all. */
  companion: { width: 320, height: 320 },
  scene: { width: 256, height: 176 },
} as const satisfies Readonly<Record<string, PictureShape>>
