import { type Connector, secretOf, variableOf } from '@ante/kit/connector'
import { connectors } from '@ante/product/connectors/registry'
import type { z } from 'zod'
import { missing, weaknessBySpelling } from './secrets.ts'

/** The texts of the variables of configured connectors, by their fields' names, by the connectors' names. */
export type ConnectorTexts = ReadonlyMap<string, Readonly<Record<string, string | undefined>>>

/** One variable of a vendor, for the environment's documents and the launcher. */
export interface ConnectorVariable {
  readonly name: string
  readonly field: z.core.$ZodType
}
export const variablesOf = ({ env, config }: Connector): (ConnectorVariable & { key: string })[] =>
  Object.entries(config.shape).map(([key, field]) => ({ key, name: variableOf(env, key), field }))

/** Ports without which no house opens: where none of their vendors is configured, the first one's missing variables are named. */
const needed = new Set<string>(['payment', 'mail', 'feed'])

interface Read {
  readonly connector: Connector
  readonly isGiven: boolean
  readonly texts: Readonly<Record<string, string | undefined>>
  readonly wrong: readonly string[]
}

function readOne(connector: Connector, given: Readonly<Record<string, string>>): Read {
  const all = variablesOf(connector)
  const weak = all.flatMap(({ name, field }) => {
    const secret = secretOf(field)
    const text = given[name]
    const weakness = secret && text !== undefined ? weaknessBySpelling[secret.secret](text) : undefined
    return weakness === undefined ? [] : [`${name}: ${weakness}`]
  })
  const texts = Object.fromEntries(all.map(({ key, name }) => [key, given[name]]))
  const parsed = connector.config.safeParse(texts)
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = variableOf(connector.env, String(path[0]))
    if (given[name] !== undefined) return `${name}: ${message}`
    const field = connector.config.shape[String(path[0])]
    return `${name}: ${field && secretOf(field) ? missing : 'is missing'}`
  })
  return {
    connector,
    isGiven: all.some(({ name }) => given[name] !== undefined) || connector.config.safeParse({}).success,
    texts,
    wrong: [...weak, ...wrong],
  }
}

/**
 * What the environment says of vendors. A vendor of which nothing is said is not there; one of which something is said has to be whole.
 * `wrong` names every wrong variable.
 */
export function readConnectors(
  given: Readonly<Record<string, string>>,
  all: readonly Connector[] = connectors
): { texts: ConnectorTexts; wrong: string[] } {
  const read = all.map((connector) => readOne(connector, given))
  const missed = [...needed].flatMap((kind) => {
    const served = read.filter(({ connector }) => connector.kind === kind)
    return served.some(({ isGiven }) => isGiven) ? [] : (served[0]?.wrong ?? [])
  })
  const there = read.filter(({ isGiven }) => isGiven)
  return {
    texts: new Map(there.map(({ connector, texts }) => [connector.name, texts])),
    wrong: [...there.flatMap(({ wrong }) => wrong), ...missed],
  }
}
