import { fromWire, type Money, money, toDecimal } from '@ante/kit/money'
import type { WireError } from '@ante/kit/refusal'
import type { DemoPlayed, GameInfo, LiveTable, Played, Round } from '../rules/protocol.ts'
import type { Json } from '../rules/engine.ts'
import { boot } from './boot.ts'
import { type Answer, call, type OnLink } from './api.ts'

export type { LiveTable, Round }

const tokenPlace = `ante demo ${boot.sysname}`

/** Where the money is: the player's account, or the sealed play money of this tab. */
export class Table {
  info!: GameInfo
  balance: Money | undefined
  round: Round | null = null
  stake: Money = money(0n)
  /** The shared round on which bets are put, at a live table. */
  sharedRound: string | undefined
  #token: string | undefined
  readonly #onLink: OnLink
  constructor(onLink: OnLink) {
    this.#onLink = onLink
  }

  /** A live table: all players share its rounds, and there is no play money. */
  get isShared(): boolean {
    return this.info.game.type === 'live'
  }
  get isOpen(): boolean {
    return this.round?.status === 'open'
  }
  get levels(): Money[] {
    return this.info.stakes.levels.map(fromWire)
  }

  /** Reads the game and the round that waits. */
  async open(): Promise<WireError | undefined> {
    const found = await call<GameInfo>(
      'games.getgame',
      { sysname: boot.sysname },
      { method: 'GET', onLink: this.#onLink }
    )
    if ('error' in found) return found.error
    this.info = found.data
    if (this.stake.minor === 0n) this.stake = fromWire(found.data.stakes.start)
    if (boot.mode === 'demo' && this.isShared) return signedOut
    if (boot.mode === 'demo') {
      this.#token = sessionStorage.getItem(tokenPlace) ?? undefined
      return this.#demo({})
    }
    if (!found.data.balance) return signedOut
    this.balance = fromWire(found.data.balance)
    this.#take(found.data.open_round ?? found.data.last_round)
    return undefined
  }

  /** `stakeMinor` where the stake is not the level that is set. */
  play(choice: Json | undefined, stakeMinor?: bigint): Promise<WireError | undefined> {
    const stake = toDecimal(stakeMinor === undefined ? this.stake : money(stakeMinor))
    if (this.isShared)
      return this.#real('games.playtable', { sysname: boot.sysname, round: this.sharedRound, stake, choice })
    return boot.mode === 'demo'
      ? this.#demo({ action: 'play', stake, choice })
      : this.#real('games.play', { sysname: boot.sysname, stake, choice })
  }

  /** How the live table stands. */
  async readShared(): Promise<LiveTable | null> {
    const answer: Answer<{ table: LiveTable | null }> = await call(
      'games.gettable',
      { sysname: boot.sysname },
      { method: 'GET', onLink: this.#onLink }
    )
    return 'error' in answer ? null : answer.data.table
  }

  advance(choice: Json | undefined): Promise<WireError | undefined> {
    if (boot.mode === 'demo') return this.#demo({ action: 'advance', choice })
    return this.#real('games.advance', { round: this.round?.id, step: this.round?.step, choice })
  }

  /** Play money from the start again. */
  refill(): Promise<WireError | undefined> {
    this.#token = undefined
    this.round = null
    return this.#demo({})
  }

  #take(round: Round | null): void {
    this.round = round
    const stake = round?.status === 'open' ? fromWire(round.stake) : undefined
    if (stake && this.levels.some((level) => level.minor === stake.minor)) this.stake = stake
  }

  async #real(
    key: 'games.play' | 'games.advance' | 'games.playtable',
    params: Readonly<Record<string, unknown>>
  ): Promise<WireError | undefined> {
    const answer: Answer<Played> = await call(key, params, { method: 'POST', onLink: this.#onLink })
    if ('error' in answer) {
      // The round moved on elsewhere, in another tab or before a reload: the server knows where it stands.
      if (['round_open', 'round_not_open', 'conflict'].includes(answer.error.code)) return this.open()
      return answer.error
    }
    this.balance = fromWire(answer.data.balance)
    this.#take(answer.data.round)
    return undefined
  }

  async #demo(params: Readonly<Record<string, unknown>>): Promise<WireError | undefined> {
    const answer: Answer<DemoPlayed> = await call(
      'games.demo',
      { sysname: boot.sysname, ...(this.#token === undefined ? {} : { token: this.#token }), ...params },
      { method: 'POST', onLink: this.#onLink }
    )
    if ('error' in answer) return answer.error
    this.#token = answer.data.token
    sessionStorage.setItem(tokenPlace, answer.data.token)
    this.balance = fromWire(answer.data.balance)
    this.#take(answer.data.round)
    return undefined
  }
}

const signedOut: WireError = {
  type: 'AuthorizationException',
  code: 'session_ended',
  message: '',
  error_data: {},
  invalid_parameters: {},
}
