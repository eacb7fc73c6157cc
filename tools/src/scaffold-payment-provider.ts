import { isKebab, type Scaffolded, ScaffoldError, spellings, writer } from './scaffold-files.ts'

const providers = 'product/src/cashier/providers'

/** Identifiers and words of the bank's adapter under the vendor's name. */
const renamed = (text: string, { kebab, camel, pascal }: ReturnType<typeof spellings>): string =>
  text
    .replaceAll('sandboxBank', camel)
    .replaceAll('SandboxBank', pascal)
    .replaceAll('callbacks/bank', `callbacks/${kebab}`)

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
  const { kebab, camel, pascal } = names
  for (const file of ['adapter.ts', 'client.ts', 'wire.ts'])
    files.create(`${providers}/${kebab}/${file}`, renamed(files.read(`${providers}/sandbox-bank/${file}`), names))
  files.create(`sandbox/src/${kebab}/app.ts`, twinOf(names))

  const registry = `${providers}/registry.ts`
  files.insert(registry, /^import .+\n/gm, `import { ${camel}, type ${pascal}Options } from './${kebab}/adapter.ts'\n`)
  files.insert(registry, /^ {2}readonly \w+\?: \w+Options\n/gm, `  readonly ${camel}?: ${pascal}Options\n`)
  files.insert(registry, /^export const makers = \{\n(?: {2}\w+: \w+,\n)*?(?: {2}\w+: \w+,\n)/gm, `  ${camel},\n`)
  const added = `  if (configuration.${camel}) all.set('${kebab}', outsideTransactions(makers.${camel}(configuration.${camel}), inTransaction))\n`
  files.insert(registry, /^ {2}if \(configuration\.\w+\) all\.set\(.+\n/gm, added)
  files.insert(
    `${providers}/registry.test.ts`,
    /^ {2}\w+: \(\) => bankWorld\(makers\.\w+\),\n/gm,
    `  ${camel}: () => bankWorld(makers.${camel}),\n`
  )
  return {
    written: [...new Set(files.written)],
    next: [
      `It speaks the bank's protocol. Write the vendor's own in ${providers}/${kebab} and in sandbox/src/${kebab}, with a world of its own in registry.test.ts.`,
      `Its address and secrets: server/src/env.ts, and a line in server/src/ports.ts. Callbacks come to /callbacks/${kebab}.`,
      `Its methods: rows of cashier.methods with the provider '${kebab}' (product/seeds/cashier.ts for the demo world).`,
      `npx vitest run ${providers} && npm run check`,
    ],
  }
}
