import type { SourceFile, Tree } from './tree.ts'

/** A place where a law of the house is broken. */
export interface Sin {
  readonly path: string
  readonly line: number
  readonly text: string
}

export interface Finding {
  readonly sins: readonly Sin[]
  /** How many files were looked at. */
  readonly read: number
}

export interface Keeper {
  readonly name: string
  /** The law, in one sentence. */
  readonly law: string
  /** On the real tree it must read at least this many files: a check that reads nothing says that all is well. */
  readonly atLeast: number
  keep(tree: Tree): Finding | Promise<Finding>
}

type Tell = (line: number, text: string) => void

/** Looks at each file that is picked, and counts. */
export function lookAt(
  tree: Tree,
  pick: (path: string) => boolean,
  look: (file: SourceFile, tell: Tell) => void
): Finding {
  const sins: Sin[] = []
  const picked = tree.files.filter((file) => pick(file.path))
  for (const file of picked) look(file, (line, text) => sins.push({ path: file.path, line, text }))
  return { sins, read: picked.length }
}

/** Several looks of one keeper; the largest count stands for what was read. */
export const together = (...findings: readonly Finding[]): Finding => ({
  sins: findings.flatMap((finding) => finding.sins),
  read: Math.max(0, ...findings.map((finding) => finding.read)),
})
