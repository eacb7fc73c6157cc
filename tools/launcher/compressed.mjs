// Compresses what was built, once, as hard as it goes, so that no visitor and no start of a server waits for it. Built-ins of Node 20 only.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const worthwhile = /\.(?:js|mjs|css|svg|json|webmanifest|txt)$/
const smallest = 1024
const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes `name.br` beside each file in the folder that gains by it; the host serves these. Moved into place, so that none is ever half. */
export function writeCompressed(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) writeCompressed(file)
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue
    const source = readFileSync(file)
    if (source.length < smallest) continue
    writeFileSync(`${file}.br.part`, brotliCompressSync(source, hardest))
    renameSync(`${file}.br.part`, `${file}.br`)
  }
}
