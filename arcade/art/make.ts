import { mkdir, writeFile } from 'node:fs/promises'
import { pictures } from './pictures.ts'

/** `node arcade/art/make.ts`: draws all pictures anew into the site's public folder. */
const folder = new URL('../../web/public/art/', import.meta.url)
for (const { path, markup } of pictures()) {
  const file = new URL(path, folder)
  await mkdir(new URL('./', file), { recursive: true })
  await writeFile(file, markup)
}
