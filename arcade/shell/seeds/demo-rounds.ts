import type { DemoPlayed, ProvenRound, Round } from '../../rules/protocol.ts'

/** A round with play money and what verifies it. Nothing of it is stored by the server, so the tab keeps it. */
export interface DemoRound extends Round {
  readonly choices: DemoPlayed['choices']
  /** Null until its pair is revealed. */
  readonly server_seed: string | null
}
const most = 10

/** The rounds of this tab, the newest first, after another answer of the server. */
export function withAnswer(
  known: readonly DemoRound[],
  { round, choices, seeds }: Pick<DemoPlayed, 'round' | 'choices' | 'seeds'>
): DemoRound[] {
  const revealed = seeds?.revealed
  const isRound = (one: DemoRound): boolean =>
    one.nonce === round?.nonce && one.server_hash === round.server_hash && one.client_seed === round.client_seed
  const rounds = round
    ? [{ ...round, choices, server_seed: null }, ...known.filter((one) => !isRound(one))]
    : [...known]
  return rounds
    .slice(0, most)
    .map((one) => (one.server_hash === revealed?.server_hash ? { ...one, server_seed: revealed.server_seed } : one))
}

const isList = (value: unknown): value is DemoRound[] => Array.isArray(value)

/** The list of one game in the tab's own storage. A tab without storage remembers nothing. */
export class DemoRounds {
  readonly #place: string
  constructor(sysname: string) {
    this.#place = `ante demo rounds ${sysname}`
  }

  read(): readonly DemoRound[] {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(this.#place) ?? '[]')
      return isList(value) ? value : []
    } catch {
      return []
    }
  }

  add(answer: DemoPlayed): void {
    try {
      sessionStorage.setItem(this.#place, JSON.stringify(withAnswer(this.read(), answer)))
    } catch {
      // No storage, or it is full: the rounds are not listed, the game goes on.
    }
  }
}

/** As the server lists rounds for money. */
export const provenOf = (round: DemoRound, name: string): ProvenRound => ({ ...round, name, jackpot: null })

/** Where the round is verified. The text after `#` is not sent to the server. */
export const verifierPath = (round: DemoRound): string =>
  `/fairness#round=${encodeURIComponent(JSON.stringify({ ...round, id: undefined, step: undefined, started_at: undefined }))}`
