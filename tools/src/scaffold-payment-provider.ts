import { connectorRegistry } from './connector-registry.ts'
import { writeDocs } from './generated-files.ts'
import { isKebab, type Scaffolded, ScaffoldError, spellings, writer } from './scaffold-files.ts'

const connectors = 'product/src/cashier/connectors'

/** Identifiers and words of the bank's adapter under the vendor's name. */
const renamed = (text: string, { kebab, camel, pascal }: ReturnType<typeof spellings>): string =>
  text
    .replaceAll('sandboxBank', camel)
    .replaceAll('SandboxBank', pascal)
    .replaceAll('@ante/sandbox/bank/app', `@ante/sandbox/${kebab}/app`)
    .replaceAll('bankApp', `${camel}App`)
    .replaceAll('`SANDBOX_URL`/bank', `\`SANDBOX_URL\`/${kebab}`)
    .replaceAll('callbacks/bank', `callbacks/${kebab}`)
    .replaceAll("'bank'", `'${kebab}'`)
    .replace(
      /^\/\*\* The invented bank of the sandbox; .+\n/m,
      `/** ${pascal}. It begins by speaking the bank's protocol. */\n`
    )

const twinOf = ({ kebab, camel }: ReturnType<typeof spellings>): string => `/**
 * The twin of ${kebab}. It begins by speaking the bank's protocol, as the adapter does: change both towards the vendor's, step by step, and the suite of
 * the port says whether they still understand each other.
 */
export { bankApp as ${camel}App } from '../bank/app.ts'
`

/** A provider that works from its first minute: a copy of the bank's adapter with a twin of its own, held to the same suite. */
export function paymentProvider(root: string, [name = '']: readonly string[]): Scaffolded {
  if (!isKebab(name))
    throw new ScaffoldError(
      'A provider is called in small letters with hyphens: npm run new -- payment-provider <name>'
    )
  const files = writer(root)
  const names = spellings(name)
  const { kebab } = names
  for (const file of ['index.ts', 'adapter.ts', 'client.ts', 'wire.ts', 'world.fixture.ts'])
    files.create(`${connectors}/${kebab}/${file}`, renamed(files.read(`${connectors}/bank/${file}`), names))
  files.create(`sandbox/src/${kebab}/app.ts`, twinOf(names))
  const variables = kebab.replaceAll('-', '_').toUpperCase()
  files.create(
    `sandbox/src/${kebab}/index.ts`,
    renamed(files.read('sandbox/src/bank/index.ts'), names).replaceAll("'BANK_", `'${variables}_`)
  )
  const lists = connectorRegistry(root)
  writeDocs(root, lists)
  return {
    written: [...new Set([...files.written, ...lists.keys()])],
    next: [
      `It speaks the bank's protocol. Write the vendor's own in ${connectors}/${kebab} and in sandbox/src/${kebab}.`,
      `Its variables begin with ${variables}_; its callbacks come to /callbacks/${kebab}.`,
      `Its methods: rows of cashier.methods with the provider '${kebab}' (product/seeds/cashier.ts for the demo world).`,
      `npx vitest run ${connectors} && npm run check -- --write`,
    ],
  }
}
