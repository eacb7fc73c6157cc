import type { SourceFile, Tree } from './tree.ts'

/** A place where a rule is broken. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly text: string
}

export interface Finding {
  readonly violations: readonly Violation[]
  /** Number of files that were read. */
  readonly read: number
}

export interface Rule {
  readonly name: string
  /** What the rule demands, in one sentence. */
  readonly statement: string
  /** On the real tree it must read at least this many files: a check that reads nothing would always pass. */
  readonly atLeast: number
  check(tree: Tree): Finding | Promise<Finding>
}

type Report = (line: number, text: string) => void

/** Visits each file that is picked, and counts them. */
export function scanFiles(
  tree: Tree,
  pick: (path: string) => boolean,
  visit: (file: SourceFile, report: Report) => void
): Finding {
  const violations: Violation[] = []
  const picked = tree.files.filter((file) => pick(file.path))
  for (const file of picked) visit(file, (line, text) => violations.push({ path: file.path, line, text }))
  return { violations, read: picked.length }
}

/** The findings of several scans of one rule; `read` is the largest count. */
export const combine = (...findings: readonly Finding[]): Finding => ({
  violations: findings.flatMap((finding) => finding.violations),
  read: Math.max(0, ...findings.map((finding) => finding.read)),
})
