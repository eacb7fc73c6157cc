import {
  heightOf,
  type PictureFit,
  type PictureFormat,
  pictureDefaults,
  pictureFits,
  pictureFormats,
} from '@ante/kit/picture'

/** Bounds of one picture: what is larger nobody shows, and would only cost. */
const sideMax = 4096
/** The largest picture of the site in twice its points has three quarters of it. */
export const areaMax = 4_194_304

export interface Modifiers {
  readonly format: PictureFormat
  readonly quality: number
  readonly fit: PictureFit
  /** Both are left out where the picture's own size is wanted; one of them where the other follows from it. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly background?: string | undefined
}

/** What is wrong with an address, in words for whoever wrote it. */
export class WrongModifier extends Error {}

const names: Readonly<Record<string, string>> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
}
const known = new Set(['format', 'fit', 'width', 'height', 'resize', 'quality', 'background'])

function whole(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) throw new WrongModifier(`${name} is a whole number from ${least} to ${most}`)
  return value
}

function oneOf<T extends string>(name: string, text: string, list: readonly T[]): T {
  const found = list.find((entry) => entry === text)
  if (found === undefined) throw new WrongModifier(`${name} is one of ${list.join(', ')}`)
  return found
}

/** `{format}_{webp},…`; a single underscore asks for none. */
function split(text: string): Map<string, string> {
  const parts = new Map<string, string>()
  if (text === '_') return parts
  for (const part of text.split(',')) {
    const at = part.indexOf('_')
    const name = names[part.slice(0, at)] ?? part.slice(0, at)
    if (at < 1 || !known.has(name))
      throw new WrongModifier(`there is no modifier "${part.slice(0, 40)}"; there are ${[...known].join(', ')}`)
    if (parts.has(name)) throw new WrongModifier(`${name} is given twice`)
    parts.set(name, part.slice(at + 1))
  }
  return parts
}

function sizeOf(parts: ReadonlyMap<string, string>): { width?: number; height?: number } {
  const [resize, width, height] = ['resize', 'width', 'height'].map((name) => parts.get(name))
  if (resize !== undefined) {
    if (width !== undefined || height !== undefined)
      throw new WrongModifier('resize stands for width and height: only one of them is given')
    const [across = '', down, ...more] = resize.split('x')
    if (more.length > 0) throw new WrongModifier('resize is {width}x{height}')
    const wide = whole('resize', across, 1, sideMax)
    return { width: wide, height: down === undefined ? heightOf({ width: wide }) : whole('resize', down, 1, sideMax) }
  }
  return {
    ...(width === undefined ? {} : { width: whole('width', width, 1, sideMax) }),
    ...(height === undefined ? {} : { height: whole('height', height, 1, sideMax) }),
  }
}

/** Throws a `WrongModifier` where the list is none. */
export function readModifiers(text: string): Modifiers {
  const parts = split(text)
  const { width, height } = sizeOf(parts)
  if ((width ?? 1) * (height ?? 1) > areaMax) throw new WrongModifier(`a picture has at most ${areaMax} points`)
  const format = parts.get('format')
  const background = parts.get('background')
  if (background !== undefined && !/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(background))
    throw new WrongModifier('background is three or six hexadecimal digits')
  return {
    format:
      format === undefined
        ? pictureDefaults.format
        : oneOf('format', format === 'jpg' ? 'jpeg' : format, pictureFormats),
    quality: parts.has('quality') ? whole('quality', parts.get('quality') ?? '', 1, 100) : pictureDefaults.quality,
    fit: parts.has('fit') ? oneOf('fit', parts.get('fit') ?? '', pictureFits) : 'cover',
    width,
    height,
    background: background?.toLowerCase(),
  }
}

/** One name for all ways to ask for the same. */
export const nameOf = ({ format, quality, fit, width, height, background }: Modifiers): string =>
  [format, quality, fit, `${width ?? ''}x${height ?? ''}`, background ?? ''].join(',')
