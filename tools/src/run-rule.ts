import { applyExceptions, type Exception } from './exceptions.ts'
import type { Rule } from './rule.ts'
import type { Tree } from './tree.ts'

export interface RuleResult {
  readonly rule: string
  readonly read: number
  /** A line for each thing that is wrong; empty when all is well. */
  readonly complaints: readonly string[]
}

/** One rule over the real tree: its violations, without those that an exception covers; exceptions that cover nothing; and reading too little. */
export async function runRule(rule: Rule, tree: Tree, exceptions: readonly Exception[]): Promise<RuleResult> {
  const { violations, read } = await rule.check(tree)
  const { left, stale } = applyExceptions(exceptions, rule.name, violations)
  const complaints = [
    ...left.map((violation) => `${violation.path}:${violation.line} ${violation.text}`),
    ...stale.map((exception) => `tools/exceptions.json: the exception for ${exception.path} covers nothing any more`),
  ]
  if (read < rule.atLeast)
    complaints.push(`read ${read} files where there are at least ${rule.atLeast}: the check itself is broken`)
  return { rule: rule.name, read, complaints }
}
