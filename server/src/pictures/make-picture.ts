import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { areaMax, type Modifiers, WrongModifier } from './modifiers.ts'

/** Decoders read what strangers drew: what is larger than any picture of a site, or takes longer, is given up. */
const pointsMax = 40_000_000
const secondsMax = 5
/** Of a picture in its own size. */
const wholeSideMax = 2048
/** Drawings are made at the size that is asked for, within what its reader takes. */
const [pointsPerInch, densityMax] = [72, 2400]

/** One picture at a time has one core: several at once are the gate's to allow. */
sharp.concurrency(1)
sharp.cache(false)

/** By whom pictures are made: another release of a library that draws or writes them, or another text of this file, makes others. */
export const pictureMaker = createHash('sha256')
  .update(JSON.stringify(Object.entries(sharp.versions).sort()))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('base64url')
  .slice(0, 12)

/** What a source cannot be made into. */
export class NotAPicture extends Error {}
/** It took longer than a picture may: another time, on a machine with less to do, it may be made. */
export class TooSlow extends Error {}

const readable = new Set(['svg', 'png', 'jpeg', 'webp', 'gif', 'avif', 'heif'])

/** What the library says of a source that was read as a picture and is none to its end, or of time that is over. */
const meaningOf = (error: unknown): Error =>
  error instanceof Error && /^timeout:/.test(error.message)
    ? new TooSlow('the picture took too long', { cause: error })
    : new NotAPicture('the source is not a whole picture', { cause: error })

/** The picture of the source in the shape that is asked for. Throws `NotAPicture` where the source is none, `TooSlow` where it takes too long. */
export async function makePicture(
  source: Buffer,
  { format, quality, fit, width, height, background }: Modifiers,
  seconds = secondsMax
): Promise<Buffer> {
  const found = await sharp(source, { limitInputPixels: pointsMax })
    .metadata()
    .catch(() => undefined)
  if (!found || !readable.has(found.format ?? '') || !found.width || !found.height)
    throw new NotAPicture('the source is not a picture that we read')
  const scale = Math.max((width ?? 0) / found.width, (height ?? 0) / found.height)
  const density =
    found.format === 'svg' && scale > 0 ? Math.min(Math.max(1, pointsPerInch * scale), densityMax) : pointsPerInch
  const scaledArea = found.width * found.height * scale ** 2
  // Where one side is given, or what is left over stays, the size of the picture follows from its source; the rest is cut off when it is drawn.
  const isWhole = fit === 'outside' || width === undefined || height === undefined
  if (scaledArea > (isWhole ? areaMax : 2 * areaMax)) throw new WrongModifier(`a picture has at most ${areaMax} points`)
  let image = sharp(source, { limitInputPixels: pointsMax, density }).timeout({ seconds }).autoOrient()
  if (width !== undefined || height !== undefined || Math.max(found.width, found.height) > wholeSideMax) {
    const whole = width === undefined && height === undefined
    image = image.resize({
      width: whole ? wholeSideMax : width,
      height: whole ? wholeSideMax : height,
      fit: whole ? 'inside' : fit,
      withoutEnlargement: whole,
      background: background ? `#${background}` : { r: 0, g: 0, b: 0, alpha: 0 },
    })
  }
  if (background ?? format === 'jpeg') image = image.flatten({ background: `#${background ?? 'ffffff'}` })
  const encoded =
    format === 'webp'
      ? image.webp({ quality, effort: 4 })
      : format === 'avif'
        ? image.avif({ quality, effort: 2 })
        : format === 'jpeg'
          ? image.jpeg({ quality, mozjpeg: true })
          : image.png({ compressionLevel: 9, palette: quality < 90, quality })
  return encoded.toBuffer().catch((error: unknown) => {
    throw meaningOf(error)
  })
}
