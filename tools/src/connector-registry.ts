import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { staleDocs, writeDocs } from './generated-files.ts'

const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const head = (folders: string): string =>
  `// Made from the folders ${folders} by \`npm run check -- --write\`; not edited by hand.\n`

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : []
const withIndex = (path: string): string[] => folders(path).filter((name) => existsSync(join(path, name, 'index.ts')))

/** `name` as `what`, from every folder. */
const imports = (what: string, names: readonly string[], pathOf: (name: string) => string): string =>
  names.map((name) => `import { ${what} as ${camel(name)} } from '${pathOf(name)}'\n`).join('')

/** As the formatter writes it: on one line where that is at most 120 wide. */
function list(values: readonly string[]): string {
  const line = `export const connectors = [${values.join(', ')}]`
  return line.length <= 120 ? line : `export const connectors = [\n${values.map((value) => `  ${value},\n`).join('')}]`
}

const registryOf = (vendors: readonly string[]): string =>
  `${head('beside it')}${imports('connector', vendors, (name) => `./${name}/index.ts`)}
/** The vendors that this capability knows. */
${list(vendors.map(camel))}
`
const listOf = (modules: readonly string[]): string =>
  `${head('`<capability>/connectors`')}${imports('connectors', modules, (name) => `../${name}/connectors/registry.ts`)}
/** Every vendor of every capability. */
${list(modules.map((name) => `...${camel(name)}`))}
`
const twinsOf = (twins: readonly string[]): string =>
  `${head('beside it')}${imports('twin', twins, (name) => `./${name}/index.ts`)}
/** The vendors of this world by their folders, which are their paths too. */
export const twins = {
${twins.map((name) => (name === camel(name) ? `  ${name},\n` : `  '${name}': ${camel(name)},\n`)).join('')}}
`

/** Path and text of the lists of vendors: a folder in `<capability>/connectors` is a vendor, and one in `sandbox/src` is a twin. */
export function connectorRegistry(root: string): Map<string, string> {
  const product = join(root, 'product/src')
  const modules = folders(product).filter((name) => existsSync(join(product, name, 'connectors')))
  return new Map([
    ...modules.map(
      (name) =>
        [
          `product/src/${name}/connectors/registry.ts`,
          registryOf(withIndex(join(product, name, 'connectors'))),
        ] as const
    ),
    ['product/src/connectors/registry.ts', listOf(modules)],
    ['sandbox/src/twins.ts', twinsOf(withIndex(join(root, 'sandbox/src')))],
  ])
}

/** `node tools/src/connector-registry.ts`: writes the lists that are not as the folders are. */
if (import.meta.main) {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const lists = connectorRegistry(root)
  const stale = new Set(staleDocs(root, lists))
  writeDocs(root, new Map([...lists].filter(([path]) => stale.has(path))))
}
