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
  },
})
