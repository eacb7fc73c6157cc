import { codeOf, fileOf, isTest, type SourceFile, type Tree } from './tree.ts'

export interface Address {
  readonly address: string
  /** The file that answers. */
  readonly file: string
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Each call within a file whose first argument is a text: the name that is called, and the texts among its arguments in their order. */
function textCalls(file: SourceFile): { name: string; texts: string[] }[] {
  const calls: { name: string; texts: string[] }[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    if (value.type === 'CallExpression') {
      const callee = value['callee']
      const name = isNode(callee) ? (callee['name'] ?? (isNode(callee['property']) && callee['property']['name'])) : ''
      const given = Array.isArray(value['arguments']) ? value['arguments'] : []
      const texts = given.flatMap((one) => (isNode(one) && typeof one['value'] === 'string' ? [one['value']] : []))
      if (texts.length > 0) calls.push({ name: String(name), texts })
    }
    Object.values(value).forEach(walk)
  }
  walk(codeOf(file).program)
  return calls
}

/** The pages of the site: the route table. */
export function pageAddresses(tree: Tree): Address[] {
  const table = fileOf(tree, 'web/src/routes.ts')
  if (!table) return []
  return textCalls(table).flatMap(({ name, texts: [first = '', second = ''] }) => {
    if (name === 'index') return [{ address: '/', file: `web/src/${first}` }]
    return name === 'route' ? [{ address: `/${first}`, file: `web/src/${second}` }] : []
  })
}

/** The path of an address, behind its method. */
const pathOf = (address: string): string => address.slice(address.indexOf(' '))
export const byPath = (a: string, b: string): number => (pathOf(a) < pathOf(b) ? -1 : 1)

const verbs = new Set(['get', 'post', 'put', 'delete', 'all'])
/** What the host answers without a router: the socket's upgrade, and files that were built. */
const unrouted: readonly Address[] = [
  { address: 'UPGRADE /ws', file: 'server/src/live/socket.ts' },
  { address: 'GET files of the build (`/assets/*`, `/arcade/*`, art, icons)', file: 'server/src/site/static.ts' },
  { address: 'GET whatever no other line names: a page of the site', file: 'server/src/site/site.ts' },
]

/** The addresses that the host has itself, without the calls of the API. */
export function hostAddresses(tree: Tree): Address[] {
  const files = tree.files.filter(({ path }) => /^server\/src\/.*\.ts$/.test(path) && !isTest(path))
  const routed = files.flatMap((file) =>
    textCalls(file)
      .filter(({ name, texts }) => verbs.has(name) && texts[0]?.startsWith('/'))
      .map(({ name, texts }) => ({ address: `${name.toUpperCase()} ${texts[0]}`, file: file.path }))
  )
  return [...routed.sort((a, b) => byPath(a.address, b.address)), ...unrouted]
}

/** The use case behind each call: what `handlers.ts` binds its key to, and the file that it imports it from. */
export function callFiles(tree: Tree): Map<string, string> {
  const files = new Map<string, string>()
  for (const { path, text } of tree.files) {
    const folder = /^(product\/src\/[^/]+)\/handlers(-[a-z]+)?\.ts$/.exec(path)?.[1]
    if (!folder) continue
    const imported = new Map(
      [...text.matchAll(/import \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', from = '']) =>
        names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', `${folder}/${from}`] as const)
      )
    )
    for (const [, key = '', bound = ''] of text.matchAll(/'([\w-]+\.[\w-]+)'(?:\(|:\s*(\w*))/g))
      files.set(key, imported.get(bound) ?? path)
  }
  return files
}
