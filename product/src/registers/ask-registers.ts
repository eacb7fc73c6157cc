import { randomUUID } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import { isRecord } from '@ante/kit/record'
import type { Detail, ExclusionRegister, PersonDetails } from './connectors/port.ts'
import type { Asked, NamedRegister } from './rules/verdict.ts'

/** The composition root names the ports: what it calls `registers` are the registers that this house is connected to. */
export const connectedRegisters = (ports: unknown): ReadonlyMap<string, ExclusionRegister> =>
  isRecord(ports) && ports.registers instanceof Map ? ports.registers : new Map<string, ExclusionRegister>()

/** Asks them all at once, and outside of any transaction. One to which this house has no connection is one that does not answer. */
export const askRegisters = (
  { ports, log }: Pick<Context, 'ports' | 'log'>,
  registers: readonly NamedRegister[],
  person: PersonDetails,
  about: 'play' | 'news' = 'play'
): Promise<Asked[]> =>
  Promise.all(
    registers.map(async ({ name, whenDown }): Promise<Asked> => {
      const said = { register: name, whenDown, reference: null, trace: randomUUID() }
      const port = connectedRegisters(ports).get(name)
      if (port && port.lacks(person).length > 0) return { ...said, word: 'details' }
      try {
        if (!port) throw new Error('this house has no connection to it')
        const ask = about === 'news' && port.askBeforeNews ? port.askBeforeNews : port.ask
        return { ...said, ...(await ask({ person, trace: said.trace })) }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        log.error({ register: name, trace: said.trace, error: why }, 'a register of excluded people does not answer')
        return { ...said, word: 'unknown' }
      }
    })
  )

/** What the connected ones of these registers have to be told. */
export const detailsFor = (ports: unknown, registers: readonly NamedRegister[]): ReadonlySet<Detail> =>
  new Set(registers.flatMap(({ name }) => connectedRegisters(ports).get(name)?.needs ?? []))

/** Which of these a person lacks, or has in a form that cannot be right. */
export const lackedBy = (
  ports: unknown,
  registers: readonly NamedRegister[],
  person: PersonDetails
): ReadonlySet<Detail> =>
  new Set(registers.flatMap(({ name }) => connectedRegisters(ports).get(name)?.lacks(person) ?? []))
