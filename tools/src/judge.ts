import { applyExceptions, type Exception } from './exceptions.ts'
import type { Keeper } from './keeper.ts'
import type { Tree } from './tree.ts'

export interface Judgement {
  readonly keeper: string
  readonly read: number
  /** A line for each thing that is wrong; empty when all is well. */
  readonly complaints: readonly string[]
}

/** One keeper over the real tree: its sins, without those that an exception covers; exceptions that cover nothing; and reading too little. */
export async function judge(keeper: Keeper, tree: Tree, exceptions: readonly Exception[]): Promise<Judgement> {
  const { sins, read } = await keeper.keep(tree)
  const { left, stale } = applyExceptions(exceptions, keeper.name, sins)
  const complaints = [
    ...left.map((sin) => `${sin.path}:${sin.line} ${sin.text}`),
    ...stale.map((exception) => `tools/exceptions.json: the exception for ${exception.path} covers nothing any more`),
  ]
  if (read < keeper.atLeast)
    complaints.push(`read ${read} files where there are at least ${keeper.atLeast}: the check itself is broken`)
  return { keeper: keeper.name, read, complaints }
}
