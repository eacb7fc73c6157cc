import { connectorKind } from '@ante/kit/connector'
import type { RegisterName } from '@ante/kit/policy'

/** What of a person a register may have to be told. */
export const details = ['firstName', 'lastName', 'birthDate', 'email', 'postcode', 'phone', 'nationalId'] as const
export type Detail = (typeof details)[number]
/** `birthDate` as `yyyy-mm-dd`, `phone` with digits alone, `nationalId` as its country writes it. */
export type PersonDetails = Readonly<Partial<Record<Detail, string>>>

/**
 * `excluded`: the person is on the register, and must not play. `lapsed`: was, and had themselves taken off; may play. `clear`: is not on it.
 * `reference` is the register's own number of this answer, which a regulator may ask for.
 */
export interface RegisterAnswer {
  readonly word: 'excluded' | 'lapsed' | 'clear'
  readonly reference: string
}

/** The register does not answer, or answers what cannot be understood: nothing is known of the person, and that is never a yes. */
export class RegisterUnavailable extends Error {}

export interface Question {
  readonly person: PersonDetails
  /** Our own number of the question. */
  readonly trace: string
}

/** A national register of people who must not play. Every call ends in bounded time or throws RegisterUnavailable. */
export interface ExclusionRegister {
  readonly name: RegisterName
  /** What a form has to ask for. */
  readonly needs: readonly Detail[]
  /** Which of these a person lacks, or has in no form that the register understands: it is not asked then. */
  lacks(person: PersonDetails): readonly Detail[]
  /** Whether it may be asked of players who stay signed in. Where not, they are signed out, and it is asked when they come back. */
  readonly isAskedBetween: boolean
  ask(question: Question): Promise<RegisterAnswer>
  /** Its own interface for a question before something is advertised to a person, which may be used for nothing else. Undefined where it has none. */
  readonly askBeforeNews?: (question: Question) => Promise<RegisterAnswer>
}
export const registerConnector = connectorKind<ExclusionRegister>()('exclusion-register')

/** What of a register asks nobody. */
export const localToRegister = ['lacks'] as const satisfies readonly (keyof ExclusionRegister)[]
/** Those of these details that are not there at all. */
export const missingOf = (person: PersonDetails, needs: readonly Detail[]): Detail[] =>
  needs.filter((detail) => !person[detail]?.trim())
