import { readFileSync } from 'node:fs'

/** What may break a law, where, and why: the only place for it. */
export interface Exception {
  readonly keeper: string
  readonly path: string
  /** Where the exception is larger than one line: the sentence must contain this. */
  readonly text?: string
  readonly reason: string
}

export const readExceptions = (): Exception[] =>
  JSON.parse(readFileSync(new URL('../exceptions.json', import.meta.url), 'utf8')) as Exception[]

const covers = (exception: Exception, keeper: string, sin: { path: string; text: string }): boolean =>
  exception.keeper === keeper &&
  exception.path === sin.path &&
  (exception.text === undefined || sin.text.includes(exception.text))

/** The sins that no exception covers, and the exceptions that cover nothing any more. */
export function applyExceptions<S extends { path: string; text: string }>(
  all: readonly Exception[],
  keeper: string,
  sins: readonly S[]
): { left: S[]; stale: Exception[] } {
  const mine = all.filter((exception) => exception.keeper === keeper)
  return {
    left: sins.filter((sin) => !mine.some((exception) => covers(exception, keeper, sin))),
    stale: mine.filter((exception) => !sins.some((sin) => covers(exception, keeper, sin))),
  }
}
