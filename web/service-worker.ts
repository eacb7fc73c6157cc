import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale, locales } from '@ante/texts'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('src/app/document/service-worker.ts', import.meta.url))
const publicFolder = fileURLToPath(new URL('public/', import.meta.url))
/** What every page needs. All else is kept when it was met once. */
const shell = ['entry.client', 'root', 'frame', 'boundary', 'home']
const besides = ['/offline.css', '/favicon.svg']

async function compiled(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'worker' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as { output: { type: string; code: string }[] }[]
  const code = output?.output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) throw new Error('the service worker came to nothing')
  return code
}

/** Writes `/sw.js` into the built site: the worker, and the list of what it keeps. Its version changes with either. */
export const serviceWorker = (): Plugin => ({
  name: 'ante:service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const assets = new Set<string>()
    const follow = (file: string): void => {
      const chunk = bundle[file]
      if (assets.has(file) || chunk?.type !== 'chunk') return
      assets.add(file)
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) assets.add(sheet)
      chunk.imports.forEach(follow)
    }
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && shell.includes(chunk.name)) follow(file)
    const pages = locales.map(({ code }) => (code === defaultLocale ? '/offline' : `/${code}/offline`))
    const kept = { assets: [...[...assets].sort().map((file) => `/${file}`), ...besides], pages }
    const worker = await compiled()
    const version = createHash('sha256')
      .update(worker)
      .update(JSON.stringify(kept))
      .update(JSON.stringify(besides.map((path) => readFileSync(join(publicFolder, path), 'utf8'))))
      .digest('hex')
      .slice(0, 12)
    writeFileSync(join(dir, 'sw.js'), `const kept = ${JSON.stringify({ version, ...kept })};\n${worker}`)
  },
})
