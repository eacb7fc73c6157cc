import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The page with its script in it, readable as it was written: one file that works from a disk. */
async function verifierFile(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: path('page.ts'), formats: ['iife'], name: 'verifier', fileName: 'verifier' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const script = output && 'output' in output ? output.output[0].code : ''
  if (script === '') throw new Error('the verifier was not built')
  // A closing tag within the script would end it.
  const safe = script.replaceAll('</script', String.raw`<\/script`)
  return readFileSync(path('page.html'), 'utf8').replace('/* verifier */', () => `\n${safe}`)
}

/** Puts `verifier.html` beside the games' clients. */
export const verifierPage = (): Plugin => ({
  name: 'verifier-page',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'verifier.html', source: await verifierFile() })
  },
})
