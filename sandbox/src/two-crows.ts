import { randomInt, randomUUID } from 'node:crypto'

/** How the studio's server goes wrong when it is asked to. */
export const misdeeds = [
  'none',
  'late',
  'twice',
  'out-of-order',
  'rollback-first',
  'wrong-signature',
  'half-response',
] as const
export type Misdeed = (typeof misdeeds)[number]

export interface PlaySession {
  readonly token: string
  /** The operator's. */
  readonly session: string
  readonly user: string
  readonly currency: string
  readonly locale: string
}

/** In cents; each pays whole cents. */
export const stakes = [50, 100, 200, 500, 1000]
/** One of two crows has the coin, and it pays 1.96 times the stake: 98 % come back. */
const paysHundredths = 196

/** What the operator's wallet answered to a call. `unknown`: no whole answer came. */
export type Said =
  | { readonly kind: 'taken'; readonly balance: number | undefined }
  | { readonly kind: 'refused'; readonly isFunds: boolean; readonly balance: number | undefined }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }

export interface SayOptions {
  /** Signed with something else than the key. */
  readonly isForged?: boolean
  /** Gives the line up as soon as the call is out: what became of it is not known. */
  readonly isTornOff?: boolean
}

/** The operator's wallet in some dialect. Amounts are cents. */
export interface CrowsWallet {
  balance(session: PlaySession): Promise<Said>
  bet(session: PlaySession, step: { round: string; id: string; amount: number }, options: SayOptions): Promise<Said>
  /** Ends the round. */
  win(session: PlaySession, step: { round: string; id: string; amount: number }): Promise<Said>
  takeBack(session: PlaySession, step: { round: string; id: string; bet: string }): Promise<Said>
  /** What the free rounds of an issue have won altogether. Left out where the dialect has none. */
  endFree?(issue: string, total: number): Promise<Said>
}

export interface RoundResult {
  /** `cancelled`: what became of the stake was not sure, so it was taken back. */
  readonly outcome: 'won' | 'lost' | 'refused' | 'cancelled'
  /** Where the coin was. */
  readonly coin?: number
  readonly win?: number
  readonly balance?: number
  readonly isFunds?: boolean
  /** Free rounds that are left. */
  readonly free?: number
}

/** Free rounds that an operator gave to a player, at the lowest stake. */
export interface FreeIssue {
  readonly issue: string
  readonly user: string
  readonly left: number
  readonly won: number
}

/** Long enough for a call to arrive, too short for its answer to be read. */
export const tornOffMs = 15

const winOf = (stake: number): number => Math.floor((stake * paysHundredths) / 100)

const triesMax = 20
const shown = (said: Said): Pick<RoundResult, 'balance'> =>
  'balance' in said && said.balance !== undefined ? { balance: said.balance } : {}

/** Plays rounds of Two Crows: the stake first, then what it won, each in a call of its own. */
export function createCrows(
  wallet: CrowsWallet,
  { pace, draw = () => randomInt(2) }: { pace: number; draw?: () => number }
) {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms * pace))
  /** Says it again until it was answered: what was won has to arrive, and what is not sure has to be taken back. */
  async function untilAnswered(call: () => Promise<Said>): Promise<Said> {
    let said = await call()
    for (let tries = 1; tries < triesMax && (said.kind === 'unknown' || said.kind === 'failed'); tries++) {
      await wait(250)
      said = await call()
    }
    return said
  }
  return {
    balance: async (session: PlaySession): Promise<number | undefined> => shown(await wallet.balance(session)).balance,

    /** A round that the operator pays: nothing is staked, and what all of them won is told at their end. */
    async playFree(open: FreeIssue, choice: number, keep: (issue: FreeIssue) => void): Promise<RoundResult> {
      const coin = draw()
      const win = coin === choice ? winOf(stakes[0] ?? 0) : 0
      const now = { ...open, left: open.left - 1, won: open.won + win }
      keep(now)
      const over =
        now.left > 0
          ? undefined
          : await untilAnswered(
              async () => wallet.endFree?.(now.issue, now.won) ?? { kind: 'taken', balance: undefined }
            )
      return { outcome: win > 0 ? 'won' : 'lost', coin, win, free: now.left, ...(over && shown(over)) }
    },

    async play(session: PlaySession, stake: number, choice: number, misdeed: Misdeed): Promise<RoundResult> {
      const round = randomUUID()
      const bet = { round, id: `${round}-b`, amount: stake }
      const coin = draw()
      const won = coin === choice ? winOf(stake) : 0
      const win = { round, id: `${round}-w`, amount: won }
      const takeBack = () => untilAnswered(() => wallet.takeBack(session, { round, id: `${round}-r`, bet: bet.id }))
      if (misdeed === 'rollback-first') await takeBack()
      if (misdeed === 'out-of-order') await wallet.win(session, win)
      const taken = await wallet.bet(session, bet, {
        isForged: misdeed === 'wrong-signature',
        isTornOff: misdeed === 'half-response',
      })
      if (misdeed === 'twice') await wallet.bet(session, bet, {})
      if (taken.kind === 'unknown' || taken.kind === 'failed')
        return { outcome: 'cancelled', ...shown(await takeBack()) }
      if (taken.kind === 'refused') return { outcome: 'refused', isFunds: taken.isFunds, ...shown(taken) }
      if (misdeed === 'late') await wait(3_000)
      const paid = await untilAnswered(() => wallet.win(session, win))
      if (misdeed === 'twice') await wallet.win(session, win)
      return { outcome: won > 0 ? 'won' : 'lost', coin, win: won, ...shown(paid) }
    },
  }
}
export type Crows = ReturnType<typeof createCrows>
