import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

// What the functions below use inside of the page.
interface Hideable {
  style: { visibility: string }
}
interface Shown {
  getBoundingClientRect(): { top: number; left: number; right: number; width: number }
  decode(): Promise<void>
}
declare const innerWidth: number
declare const document: { fonts: { ready: Promise<unknown> }; images: Iterable<Shown> }

const folder = fileURLToPath(new URL('./looks/', import.meta.url))
/** `ACCEPT_LOOKS=1 npm run e2e -- every-page` keeps what it sees. Look at it before it is committed. */
const accepts = process.env.ACCEPT_LOOKS === '1'
/** Kept at a third of the size: what moves or changes its colour is seen there, what one browser's edges do differently is not. */
const scale = 1 / 3
/** From how much of 255 a colour counts as another, and which share of the picture may be another. */
const tolerance = { colour: 40, share: 0.05 }

/**
 * Compares what the page shows with the kept picture of this name. Answers what is wrong, or nothing.
 * @param hidden a selector of what is never twice the same: live odds, clocks, the grid of a game
 */
export async function compareLook(page: Page, name: string, hidden?: string): Promise<string | undefined> {
  // By each element's own style: the page's policy allows no sheet that it does not know.
  if (hidden)
    await page
      .locator(hidden)
      .evaluateAll((all) => all.forEach((one) => ((one as unknown as Hideable).style.visibility = 'hidden')))
  // Another width takes other pictures, which may be on their way.
  await page.evaluate(async () => {
    const near = [...document.images].filter((one) => {
      const { top, left, right, width } = one.getBoundingClientRect()
      // One that nobody sees may never come.
      return top < 900 && left < innerWidth && right > 0 && width > 0
    })
    await Promise.all([document.fonts.ready, ...near.map((one) => one.decode().catch(() => undefined))])
  })
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const { width } = await sharp(taken).metadata()
  const small = sharp(taken)
    .resize({ width: Math.round(width * scale) })
    .removeAlpha()
  const file = join(folder, `${name}.webp`)
  if (accepts) {
    mkdirSync(dirname(file), { recursive: true })
    await small.webp({ quality: 85, effort: 6 }).toFile(file)
    return undefined
  }
  if (!existsSync(file)) return `no look is kept as ${name}`
  const now = await small.raw().toBuffer({ resolveWithObject: true })
  const kept = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (now.info.width !== kept.info.width || now.info.height !== kept.info.height) return `${name} has another size`
  const share = differing(now.data, kept.data)
  return share > tolerance.share ? `${(share * 100).toFixed(1)} % of ${name} look different` : undefined
}

/** The share of the pixels of which a channel differs by more than the tolerance. */
function differing(now: Buffer, kept: Buffer): number {
  const apart = (at: number): boolean => Math.abs((now[at] ?? 0) - (kept[at] ?? 0)) > tolerance.colour
  let count = 0
  for (let at = 0; at < now.length; at += 3) if (apart(at) || apart(at + 1) || apart(at + 2)) count += 1
  return count / (now.length / 3)
}
