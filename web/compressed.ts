import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(?:js|css|svg)$/
const smallest = 1024

/** Writes `name.br` beside each file of the built site: pressed once, as hard as it goes, so that no visitor waits for it. The host serves these. */
export const compressed = (): Plugin => ({
  name: 'ante:compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      if (!worthwhile.test(name) || source.length < smallest) continue
      writeFileSync(
        join(dir, `${name}.br`),
        brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      )
    }
  },
})
