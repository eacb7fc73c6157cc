import { cases, Fault } from './cases.ts'
import { type Target, walletAt } from './wallet.ts'

export interface Result {
  readonly title: string
  /** What the wallet does otherwise; undefined where it conforms. */
  readonly fault: string | undefined
}

/** Tries all cases on a wallet, one after the other. They move the player's money, and take most of it back. */
export async function runCases(target: Target, told: (result: Result) => void = () => undefined): Promise<Result[]> {
  const wallet = walletAt(target)
  const results: Result[] = []
  for (const { title, run } of cases) {
    const fault = await run(wallet).then(
      () => undefined,
      (error: unknown) =>
        error instanceof Fault ? error.message : `no answer: ${error instanceof Error ? error.message : String(error)}`
    )
    results.push({ title, fault })
    told({ title, fault })
  }
  return results
}
