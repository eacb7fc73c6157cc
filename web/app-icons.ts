import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Name, drawing and size of each icon that a platform wants as points: home screens, task switchers, installers. */
const icons: readonly (readonly [name: string, drawing: string, size: number])[] = [
  ['app-192', 'app-any', 192],
  ['app-512', 'app-any', 512],
  ['app-maskable-192', 'app-maskable', 192],
  ['app-maskable-512', 'app-maskable', 512],
  // Cut by the platform too, and never transparent.
  ['apple-touch', 'app-maskable', 180],
]

/** Shortcuts of the installed site: symbols of its own icons, on the ground of its app icon. */
const shortcuts = [
  ['deposit', 'deposit'],
  ['bets', 'ticket'],
  ['live', 'live'],
  ['casino', 'casino'],
] as const

function shortcutOf(sprite: string, symbol: string): Buffer {
  const [, lines] = new RegExp(`<symbol id="${symbol}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? []
  if (lines === undefined) throw new Error(`there is no icon ${symbol}`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#12241f"/><g transform="translate(12 12)" fill="none" stroke="#f4efe2" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`
  )
}

/** Writes `/art/icons/<name>.png` into the built site from the drawings in the public folder. */
export const appIcons = (): Plugin => ({
  name: 'ante:app-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'art', 'icons')
    await mkdir(folder, { recursive: true })
    for (const [name, drawing, size] of icons) {
      const source = await readFile(new URL(`public/art/icons/${drawing}.svg`, import.meta.url))
      await sharp(source)
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(join(folder, `${name}.png`))
    }
    const sprite = await readFile(new URL('src/ui/icons.svg', import.meta.url), 'utf8')
    for (const [name, symbol] of shortcuts)
      await sharp(shortcutOf(sprite, symbol))
        .png({ compressionLevel: 9 })
        .toFile(join(folder, `shortcut-${name}.png`))
  },
})
