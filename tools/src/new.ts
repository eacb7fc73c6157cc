import { fileURLToPath } from 'node:url'
import { ScaffoldError } from './scaffold-files.ts'
import { scaffolds } from './scaffolds.ts'

const [what = '', ...words] = process.argv.slice(2)
const scaffold = scaffolds[what]
if (!scaffold) {
  process.stdout.write(`npm run new -- ${Object.keys(scaffolds).join('|')} <name>\n`)
  process.exit(2)
}
try {
  const { written, next } = scaffold(fileURLToPath(new URL('../../', import.meta.url)), words)
  process.stdout.write(`${written.map((path) => `wrote ${path}`).join('\n')}\n\n${next.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
