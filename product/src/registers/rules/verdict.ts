import type { Policy, RegisterName } from '@ante/kit/policy'

export type NamedRegister = Policy['registers'][number]
/** `unknown`: the register has not answered. `details`: it cannot be asked before the person has given more. */
export const answerWords = ['excluded', 'lapsed', 'clear', 'unknown', 'details'] as const
export type AnswerWord = (typeof answerWords)[number]
/** `between`: of a player who stays signed in. `news`: before something is advertised, by the interface that a register has for that; it says nothing of play. */
export const moments = ['registration', 'login', 'between', 'news'] as const
export type Moment = (typeof moments)[number]

/** What one register said. */
export interface Heard {
  readonly register: RegisterName
  readonly word: AnswerWord
  readonly whenDown: NamedRegister['whenDown']
}
/** One register's answer, as it is kept: under its own number, where it gave one, and ours. */
export interface Asked extends Heard {
  readonly reference: string | null
  readonly trace: string
}
export type Block = 'excluded' | 'unchecked' | 'details'
export interface Blocked {
  readonly block: Block
  readonly register: RegisterName
}

const dayMs = 86_400_000

/** Those of a policy's registers that are asked at this moment of somebody about whom they were last asked then. */
export function askedAt(
  registers: readonly NamedRegister[],
  moment: Moment,
  facts: { readonly now: number; readonly lastAt: (register: string) => number | undefined }
): readonly NamedRegister[] {
  return registers.filter(({ name, asked, everyDays }) => {
    const last = facts.lastAt(name)
    const isOld = last === undefined || facts.now - last >= (everyDays ?? 1) * dayMs
    if (moment === 'between') return isOld
    // Whoever registers is signed in by it.
    if (moment === 'registration' || asked.includes('login')) return true
    const isNewDay = last === undefined || Math.floor(last / dayMs) < Math.floor(facts.now / dayMs)
    return isOld || (asked.includes('first-login-of-day') && isNewDay)
  })
}

/** What holds for a person after these answers. Only the register that excluded somebody ends it; an answer that is not there never opens anything. */
export function blockAfter(heard: readonly Heard[], before: Blocked | undefined): Blocked | undefined {
  const excluded = heard.find(({ word }) => word === 'excluded')
  if (excluded) return { block: 'excluded', register: excluded.register }
  if (before?.block === 'excluded') {
    const word = heard.find(({ register }) => register === before.register)?.word
    if (word !== 'clear' && word !== 'lapsed') return before
  }
  const lacking = heard.find(({ word }) => word === 'details')
  if (lacking) return { block: 'details', register: lacking.register }
  const silent = heard.find(({ word, whenDown }) => word === 'unknown' && whenDown === 'no-play')
  if (silent) return { block: 'unchecked', register: silent.register }
  // What was not asked now still owes its answer.
  const isOwed = before && before.block !== 'excluded' && !heard.some(({ register }) => register === before.register)
  return isOwed ? before : undefined
}

/** Why no account is opened; undefined where one may be. */
export function refusalOf(
  heard: readonly Heard[]
): { readonly reason: 'register_excluded' | 'register_unavailable'; readonly register: RegisterName } | undefined {
  const excluded = heard.find(({ word }) => word === 'excluded')
  if (excluded) return { reason: 'register_excluded', register: excluded.register }
  const silent = heard.find(({ word }) => word === 'unknown' || word === 'details')
  return silent && { reason: 'register_unavailable', register: silent.register }
}
