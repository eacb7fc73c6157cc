import { describe, expect, it } from 'vitest'
import { type ExclusionRegister, type PersonDetails, RegisterUnavailable } from './port.ts'

export interface RegisterWorld {
  readonly register: ExclusionRegister
  /** The same that does not answer, and one that does not know our key. */
  readonly unreachable: ExclusionRegister
  readonly stranger: ExclusionRegister
  readonly people: {
    readonly free: PersonDetails
    readonly excluded: PersonDetails
    /** Who was on it and is no more, where the register tells. */
    readonly lapsed?: PersonDetails
    /** Longer than the time limit. */
    readonly slow: PersonDetails
    /** Answers that cannot be understood or relied on, each by what is wrong. */
    readonly broken: Readonly<Record<string, PersonDetails>>
  }
}

/** Every register behaves like this, whatever its own protocol is. */
export function registerSuite(name: string, world: () => RegisterWorld): void {
  let count = 0
  const ask = (register: ExclusionRegister, person: PersonDetails) =>
    register.ask({ person, trace: `suite-${name}-${++count}` })
  describe(`${name} as a register of excluded people`, () => {
    it('knows who is on it and who is not, each answer under a number of its own', async () => {
      const { register, people } = world()
      const said = [
        await ask(register, people.free),
        await ask(register, people.excluded),
        await ask(register, people.free),
      ]
      expect(said.map(({ word }) => word)).toEqual(['clear', 'excluded', 'clear'])
      expect(new Set(said.map(({ reference }) => reference)).size).toBe(3)
      if (people.lapsed) expect((await ask(register, people.lapsed)).word).toBe('lapsed')
    })
    it('names what it has to be told, and is asked about nobody without it', async () => {
      const { register, people } = world()
      expect(register.needs.length).toBeGreaterThan(0)
      expect(register.lacks(people.free)).toEqual([])
      for (const detail of register.needs) {
        const person = { ...people.free, [detail]: ' ' }
        expect(register.lacks(person)).toEqual([detail])
        await expect(ask(register, { ...person, [detail]: '' }), detail).rejects.toThrow(RegisterUnavailable)
      }
    })
    it('never says yes by a timeout, an outage or an answer that cannot be understood', async () => {
      const { register, unreachable, stranger, people } = world()
      await expect(ask(unreachable, people.free)).rejects.toThrow(RegisterUnavailable)
      await expect(ask(stranger, people.free)).rejects.toThrow(RegisterUnavailable)
      await expect(ask(register, people.slow)).rejects.toThrow(RegisterUnavailable)
      for (const [wrong, person] of Object.entries(people.broken))
        await expect(ask(register, person), wrong).rejects.toThrow(RegisterUnavailable)
    })
    it('says the same before news, where it has an interface for that', async () => {
      const { register, unreachable, people } = world()
      const before = async (one: ExclusionRegister, person: PersonDetails) =>
        (await (one.askBeforeNews ?? one.ask)({ person, trace: `suite-${name}-${++count}` })).word
      expect([await before(register, people.free), await before(register, people.excluded)]).toEqual([
        'clear',
        'excluded',
      ])
      await expect(before(unreachable, people.free)).rejects.toThrow(RegisterUnavailable)
      for (const [wrong, person] of Object.entries(people.broken))
        await expect(before(register, person), wrong).rejects.toThrow(RegisterUnavailable)
    })
    it('leaves nothing of a person in its errors: they would be read in the log', async () => {
      const { register, unreachable, people } = world()
      for (const asked of [ask(unreachable, people.free), ask(register, people.slow)]) {
        const error = await asked.catch((thrown: unknown) => thrown)
        if (!(error instanceof RegisterUnavailable)) throw new Error('it answered')
        const text = `${String(error)} ${String(error.cause)}`
        for (const value of Object.values(people.free)) expect(text).not.toContain(value)
      }
    })
  })
}
