import { readFileSync } from 'node:fs'

/** What may break a rule, where, and why: the only place for it. */
export interface Exception {
  readonly rule: string
  readonly path: string
  /** Where the exception is larger than one line: the sentence must contain this. */
  readonly text?: string
  readonly reason: string
}

export const readExceptions = (): Exception[] =>
  JSON.parse(readFileSync(new URL('../exceptions.json', import.meta.url), 'utf8'))

const covers = (exception: Exception, rule: string, violation: { path: string; text: string }): boolean =>
  exception.rule === rule &&
  exception.path === violation.path &&
  (exception.text === undefined || violation.text.includes(exception.text))

/** The violations that no exception covers, and the exceptions that cover nothing any more. */
export function applyExceptions<S extends { path: string; text: string }>(
  all: readonly Exception[],
  rule: string,
  violations: readonly S[]
): { left: S[]; stale: Exception[] } {
  const mine = all.filter((exception) => exception.rule === rule)
  return {
    left: violations.filter((violation) => !mine.some((exception) => covers(exception, rule, violation))),
    stale: mine.filter((exception) => !violations.some((violation) => covers(exception, rule, violation))),
  }
}
