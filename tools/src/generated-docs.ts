import { errorTypes } from '@ante/kit/refusal'
import { type Connector, secretOf } from '@ante/kit/connector'
import { isRecord } from '@ante/kit/record'
import { connectors } from '@ante/product/connectors/registry'
import { variablesOf } from '@ante/server/connectors'
import { schema as environment } from '@ante/server/env-schema'
import { createRegistry, type Registry } from '@ante/server/registry'
import { describeApi } from '@ante/server/http/openapi'
import { modules } from '@ante/product/modules'
import { z } from 'zod'
import { byPath, callFiles, hostAddresses, pageAddresses } from './addresses.ts'
import { announcersOf } from './announcers.ts'
import { decisionIndex } from './decision-index.ts'
import { refusalIndex } from './refusal-index.ts'
import { heading, table } from './markdown.ts'
import { rules } from './rules/index.ts'
import { placesOf } from './setting-places.ts'
import { fileOf, readTree, type Tree } from './tree.ts'

type Json = Readonly<Record<string, unknown>>

const recordIn = (value: unknown): Json => (isRecord(value) ? value : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const propertiesOf = (json: Json): [string, Json][] =>
  Object.entries(recordIn(json.properties)).map(([name, inner]) => [name, recordIn(inner)])

/** A JSON schema in the words of a reader: `{amount: number, currency: USD / EUR}`. */
function shape(json: Json): string {
  if (Array.isArray(json.enum)) return json.enum.map(String).join(' / ')
  if ('const' in json) return JSON.stringify(json.const)
  const either = listIn(json.anyOf ?? json.oneOf)
  if (either.length > 0) return [...new Set(either.map((one) => shape(recordIn(one))))].join(' or ')
  if (json.type === 'array') return `list of ${shape(recordIn(json.items))}`
  if (json.type === 'object' || json.properties) {
    const required = new Set(listIn(json.required))
    const parts = propertiesOf(json).map(([name, inner]) => `${name}${required.has(name) ? '' : '?'}: ${shape(inner)}`)
    if (parts.length > 0) return `{${parts.join(', ')}}`
    return isRecord(json.additionalProperties) ? `map of ${shape(json.additionalProperties)}` : 'object'
  }
  return typeof json.type === 'string' ? json.type : 'anything'
}
const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): string =>
  shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

function endpoints({ calls, reasons }: Registry): string {
  const groups = Map.groupBy(
    [...calls.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    (call) => call.key.split('.')[0] ?? ''
  )
  const sections = [...groups].map(([group, all]) => {
    const rows = all.map(({ key, endpoint }) => [
      `\`${endpoint.method} /api/${key.replace('.', '/')}\``,
      endpoint.access + (endpoint.idempotent ? ', idempotent' : ''),
      `\`${shapeOf(endpoint.input, 'input')}\``,
      `\`${shapeOf(endpoint.output, 'output')}\``,
      endpoint.errors.join(', '),
    ])
    return `\n## ${group}\n\n${table(['call', 'who', 'takes', 'answers', 'refuses with'], rows)}\n`
  })
  const types = table(
    ['type', 'status'],
    Object.entries(errorTypes).map(([type, status]) => [type, String(status)])
  )
  const codes = table(
    ['code', 'status, where it differs from the type’s'],
    [...reasons].map(([reason, status]) => [reason, status === undefined ? '' : String(status)])
  )
  return `${heading('Calls', 'the contracts')}${sections.join('')}\n## Types of errors\n\n${types}\n\n## Codes within them\n\n${codes}\n`
}

function events(tree: Tree, { events: all, reactions, livePublishers, topics }: Registry): string {
  const listeners = (key: string): string =>
    [
      ...new Set((reactions.get(key) ?? []).map(({ module }) => module)),
      ...(livePublishers.has(key) ? ['live messages'] : []),
    ].join(', ')
  const announced = table(
    ['event', 'carries', 'announced in', 'listeners'],
    [...all]
      .sort(byKey)
      .map(([key, { payload }]) => [
        key,
        `\`${shapeOf(payload, 'output')}\``,
        announcersOf(tree, key).join(', '),
        listeners(key),
      ])
  )
  const live = table(
    ['topic', 'who', 'carries'],
    [...topics].sort(byKey).map(([key, topic]) => [key, topic.access, `\`${shapeOf(topic.payload, 'output')}\``])
  )
  return `${heading('Events and topics', 'the contracts')}\n## Events\n\nStored in the transaction that they report, delivered after it: to each listening module in a transaction of its own.\n\n${announced}\n\n## Live topics\n\n${live}\n`
}

function settings(tree: Tree, registry: Registry): string {
  const sections = Object.entries(registry.settings)
    .sort(byKey)
    .map(([key, schema]) => {
      const defaults = schema.safeParse({})
      const properties = propertiesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
      const values = recordIn(defaults.data)
      const rows = properties.map(([name, json]) => [
        name,
        `\`${shape(json)}\``,
        `\`${JSON.stringify(values[name]) ?? ''}\``,
      ])
      return `\n## ${key}\n\n${placesOf(tree, key)}${table(['setting', 'type', 'default'], rows)}\n`
    })
  return `${heading('Settings', 'the contracts')}${sections.join('')}`
}

const defaultOf = (type: z.core.$ZodType): string => {
  const fallback = z.safeParse(type, undefined)
  return fallback.success && fallback.data !== undefined ? JSON.stringify(fallback.data).replaceAll(/["[\]]/g, '') : ''
}
const variableRow = (name: string, type: z.core.$ZodType): string[] => [
  `\`${name}\``,
  defaultOf(type) && `\`${defaultOf(type)}\``,
  z.globalRegistry.get(type)?.description ?? z.globalRegistry.get(innerOf(type))?.description ?? '',
]
const innerOf = (type: z.core.$ZodType): z.core.$ZodType => (type instanceof z.ZodOptional ? type.unwrap() : type)

function env(): string {
  const own = table(
    ['variable', 'default', 'what it does'],
    Object.entries(environment.shape).map(([name, schema]) => variableRow(name, schema))
  )
  const vendors = connectors.map((connector) => {
    const rows = variablesOf(connector).map(({ name, field }) => variableRow(name, field))
    return `\n## ${connector.kind}: ${connector.name}\n\n${table(['variable', 'default', 'what it does'], rows)}\n`
  })
  return `${heading('Environment', '`server/src/env-schema.ts` and the connectors')}\n${own}\n\nA vendor of which no variable is set is not there; one of which some are set has to be whole. Its address is by default that of its twin in the sandbox.\n${vendors.join('')}`
}

/** What the launcher makes up for the twins of an installation: the secrets of the vendors whose address is the twin's by default. */
function twinSecrets(): string {
  const all = connectors.flatMap((connector: Connector) => {
    const { url } = connector.config.shape
    if (!url || !z.safeParse(url, undefined).success) return []
    return variablesOf(connector).flatMap(({ name, field }) => {
      const secret = secretOf(field)
      return secret
        ? [{ name, spelling: secret.secret, prefix: secret.prefix ?? '', unless: `${connector.env}_URL` }]
        : []
    })
  })
  return `${JSON.stringify(all, null, 2)}\n`
}

/** The first sentence of what a capability's README promises. */
function promiseOf(tree: Tree, module: string): string {
  const readme = fileOf(tree, `product/src/${module}/README.md`)?.text ?? ''
  const [, promise = ''] = /\*\*Promise[.:]?\*\*[.:]?\s+([\s\S]*?)(?:\n\n|$)/.exec(readme) ?? []
  const [sentence = ''] = promise.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)
  return sentence.replace(/^./, (letter) => letter.toUpperCase())
}

/** The modules' order as a diagram, so that the picture cannot differ from the rule. */
function moduleMap(tree: Tree): string {
  const arrows = Object.entries(modules).flatMap(([name, named]) =>
    named.length === 0 ? [`  ${name}`] : named.map((other: string) => `  ${name} --> ${other}`)
  )
  const rows = Object.keys(modules).map((name) => [
    `[${name}](../../product/src/${name}/README.md)`,
    promiseOf(tree, name),
  ])
  return `${heading('Capabilities', '`product/src/modules.ts` and the READMEs of the capabilities')}\n${table(['capability', 'promises'], rows)}\n\nAn arrow leads to what a capability may call; what it announces is delivered against the arrows.\n\n\`\`\`mermaid\ngraph BT\n${arrows.join('\n')}\n\`\`\`\n`
}

/** What `npm run check` demands beside format, lint and types. */
const ruleIndex = (): string =>
  `${heading('Rules', '`tools/src/rules`')}\nEach finds what is planted for it in \`tools/fixtures/<rule>\`; exceptions stand with their reasons in [exceptions.json](../../tools/exceptions.json).\n\n${table(
    ['rule', 'demands'],
    rules.map(({ name, statement }) => [`[${name}](../../tools/src/rules/${name}.ts)`, statement])
  )}\n`

/** Every address that the host answers, and the file that answers it. */
function addresses(tree: Tree, { calls }: Registry): string {
  const files = callFiles(tree)
  const linked = (file: string): string => `[${file}](../../${file})`
  const api = [...calls.values()]
    .map(({ key, endpoint }) => [
      `\`${endpoint.method} /api/${key.replace('.', '/')}\``,
      linked(files.get(key) ?? 'server/src/http/api.ts'),
    ])
    .sort(([a = ''], [b = '']) => byPath(a, b))
  const own = hostAddresses(tree).map(({ address, file }) => [
    address.includes('`') ? address : `\`${address}\``,
    linked(file),
  ])
  const pages = pageAddresses(tree).map(({ address, file }) => [`\`${address}\``, linked(file)])
  const columns = ['address', 'answered by']
  return `${heading('Addresses', 'the route tables of the site and the host, and the contracts')}\nEach page is also there behind the prefix of a locale, \`/de/cashier/history\`. Fixed paths win over parameters.\n\n## Pages\n\n${table(columns, pages)}\n\n## The host\n\n${table(columns, own)}\n\n## Calls of the API\n\n${table(columns, api)}\n`
}

/** Path and text of every generated document. */
export function generatedDocs(root: string): Map<string, string> {
  const tree = readTree(root)
  const registry = createRegistry()
  return new Map([
    ['docs/generated/addresses.md', addresses(tree, registry)],
    ['docs/generated/endpoints.md', endpoints(registry)],
    ['docs/generated/events.md', events(tree, registry)],
    ['docs/generated/settings.md', settings(tree, registry)],
    ['docs/generated/env.md', env()],
    ['tools/launcher/twin-secrets.json', twinSecrets()],
    ['docs/generated/capabilities.md', moduleMap(tree)],
    ['docs/generated/decisions.md', decisionIndex(tree)],
    ['docs/generated/rules.md', ruleIndex()],
    ['docs/generated/refusals.md', refusalIndex(registry)],
    ['docs/generated/openapi.json', `${JSON.stringify(describeApi(registry), null, 1)}\n`],
  ])
}
