import { fromWire, type Money, money, toDecimal } from '@ante/kit/money'
import type { WireError } from '@ante/kit/refusal'
import type { FreeSpins } from '../rules/free-spins.ts'
import type { DemoPlayed, GameInfo, LiveBets, LiveTable, Played, Round, Seeds } from '../rules/protocol.ts'
import type { Json } from '../rules/engine.ts'
import { boot } from './boot.ts'
import { signedOut } from './signed-out.ts'
import { type Answer, call, type OnLink } from './api.ts'
import { readAgain } from './elsewhere.ts'
import { randomSeed } from './seeds/client-seed.ts'
import { type Bounds, firstStake, isStakeOf, rangeOf, readBounds } from './stakes/of-game.ts'
import { rememberStake } from './stakes/remembered.ts'
import type { StakeRange } from './stakes/typed.ts'
import { DemoRounds } from './seeds/demo-rounds.ts'
import { type ListedRound, listedOfDemo, readListed } from './seeds/listed.ts'
import { afterRound, isFirst, pairOfDemo } from './seeds/pair.ts'

export type { LiveTable, Round }

const tokenPlace = `ante demo ${boot.sysname}`

interface PlayOptions {
  /** Where the stake is not the level that is set. */
  readonly stakeMinor?: bigint | undefined
  readonly isAuto?: boolean
}

/** Where the money is: the player's account, or the sealed play money of this tab. */
export class Table {
  info!: GameInfo
  balance: Money | undefined
  round: Round | null = null
  stake: Money = money(0n)
  /** The pack that paid the stake of the last answer, as it was after it. */
  paidBy: FreeSpins | undefined
  /** The last question found the round moved on elsewhere: it was read, and nothing was played. */
  isElsewhere = false
  /** The shared round on which bets are put, at a live table. */
  sharedRound: string | undefined
  /** The pair of seeds of the next round; undefined at a live table. */
  seeds: Seeds | undefined
  #token: string | undefined
  readonly #demoRounds = new DemoRounds(boot.sysname)
  readonly #onLink: OnLink
  constructor(onLink: OnLink) {
    this.#onLink = onLink
  }

  /** A live table: all players share its rounds. */
  get isShared(): boolean {
    return this.info.is_shared
  }
  get isOpen(): boolean {
    return this.round?.status === 'open'
  }
  get name(): string {
    const { game } = this.info
    return game.description.name || game.name
  }
  /** The pack that pays the next round, while it has spins left: rounds of it come before rounds for the player's own money. */
  get pack(): FreeSpins | undefined {
    const { free_spins: pack } = this.info
    return boot.mode === 'real' && pack && pack.remaining_count > 0 ? pack : undefined
  }
  get levels(): Money[] {
    return this.info.stakes.levels.map(fromWire)
  }
  /** The stakes between the levels; undefined where only levels are taken. */
  get range(): StakeRange | undefined {
    return rangeOf(this.info)
  }
  /** What bounds a stake beside the game and the market, as it is now. */
  readBounds(): Promise<Bounds> {
    return readBounds(this.balance, this.#onLink)
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
    if (this.stake.minor === 0n) this.stake = firstStake(found.data)
    if (this.pack) this.stake = fromWire(this.pack.stake)
    if (boot.mode === 'demo') {
      this.#token = sessionStorage.getItem(tokenPlace) ?? undefined
      const error = await this.#demo({})
      await this.#chooseFirstSeed()
      return error
    }
    if (!found.data.balance) return signedOut
    this.balance = fromWire(found.data.balance)
    this.#take(found.data.open_round ?? found.data.last_round)
    if (!this.isShared && !(await this.readSeeds())) await this.#chooseFirstSeed()
    return undefined
  }

  /** The server must not choose both seeds of a first round: it has shown the hash of the next one, and this browser adds its own. */
  async #chooseFirstSeed(): Promise<void> {
    if (this.seeds && isFirst(this.seeds)) await this.rotate(randomSeed())
  }

  /** The pair as the server knows it: rounds of other games and tabs use it too. With play money this tab knows it already. */
  async readSeeds(): Promise<WireError | undefined> {
    if (boot.mode === 'demo') return undefined
    const answer: Answer<Seeds> = await call('games.getseeds', {}, { method: 'GET', onLink: this.#onLink })
    if ('error' in answer) return answer.error
    this.seeds = answer.data
    return undefined
  }

  /** Reveals the server seed and begins the next pair with this client seed. The hash of the next server seed is the one that was shown. */
  async rotate(clientSeed: string): Promise<WireError | undefined> {
    const params = { client_seed: clientSeed, next_server_hash: this.seeds?.next_server_hash }
    if (boot.mode === 'demo') {
      const shown = this.round
      const error = await this.#demo({ action: 'rotate', ...params })
      // The session begins its pair without a round; what the game shows stays.
      if (!error) this.round = shown
      return error
    }
    const answer: Answer<Seeds> = await call('games.rotateseed', params, { method: 'POST', onLink: this.#onLink })
    if ('error' in answer) {
      await this.readSeeds()
      return answer.error
    }
    this.seeds = answer.data
    return undefined
  }

  /** The last rounds of the player, the newest first: of all games, because they share the pair; of a live table its own. */
  readRounds(): Promise<readonly ListedRound[] | WireError> {
    return boot.mode === 'demo'
      ? Promise.resolve(listedOfDemo(this.#demoRounds, this.name))
      : readListed(this.isShared, this.#onLink)
  }

  async play(choice: Json | undefined, { stakeMinor, isAuto }: PlayOptions = {}): Promise<WireError | undefined> {
    const error = await this.#played(choice, stakeMinor, isAuto ? { is_auto: true } : {})
    if (!error && !this.paidBy) rememberStake(this.stake.minor)
    return error
  }

  #played(choice: Json | undefined, stakeMinor: bigint | undefined, auto: object): Promise<WireError | undefined> {
    const stake = toDecimal(stakeMinor === undefined ? this.stake : money(stakeMinor))
    if (this.isShared && boot.mode === 'demo')
      return this.#demo({ action: 'play', round: this.sharedRound, stake, choice })
    if (this.isShared)
      return this.#real('games.playtable', { sysname: boot.sysname, round: this.sharedRound, stake, choice })
    if (this.pack && stakeMinor === undefined)
      return this.#real('games.play', {
        sysname: boot.sysname,
        stake: toDecimal(fromWire(this.pack.stake)),
        choice,
        pack: this.pack.id,
        ...auto,
      })
    return boot.mode === 'demo'
      ? this.#demo({ action: 'play', stake, choice, ...auto })
      : this.#real('games.play', { sysname: boot.sysname, stake, choice, ...auto })
  }

  /** How the live table stands, and everybody's bets on its round. */
  async readShared(): Promise<{ table: LiveTable | null; bets: LiveBets | null } | undefined> {
    const answer: Answer<{ table: LiveTable | null; bets: LiveBets | null }> = await call(
      'games.gettable',
      { sysname: boot.sysname },
      { method: 'GET', onLink: this.#onLink }
    )
    return 'error' in answer ? undefined : answer.data
  }

  advance(choice: Json | undefined): Promise<WireError | undefined> {
    if (boot.mode === 'demo') return this.#demo({ action: 'advance', choice })
    return this.#real('games.advance', { round: this.round?.id, step: this.round?.step, choice })
  }

  /** Play money from the start again. */
  async refill(): Promise<WireError | undefined> {
    // The session ends here, so its rounds can be verified from now on.
    if (!this.isShared) await this.rotate(randomSeed())
    this.#token = undefined
    this.round = null
    const error = await this.#demo({})
    await this.#chooseFirstSeed()
    return error
  }

  /** The pack as it is after a round. One that is over may have another one behind it. */
  async #takePack(pack: FreeSpins): Promise<void> {
    this.info = { ...this.info, free_spins: pack }
    if (pack.remaining_count > 0) return
    const answer: Answer<GameInfo> = await call(
      'games.getgame',
      { sysname: boot.sysname },
      { method: 'GET', onLink: this.#onLink }
    )
    if (!('error' in answer)) this.info = { ...this.info, free_spins: answer.data.free_spins ?? pack }
  }

  #take(round: Round | null): void {
    this.round = round
    const stake = round?.status === 'open' ? fromWire(round.stake) : undefined
    if (stake && isStakeOf(this.info, stake.minor)) this.stake = stake
  }

  async #real(
    key: 'games.play' | 'games.advance' | 'games.playtable',
    params: Readonly<Record<string, unknown>>
  ): Promise<WireError | undefined> {
    const answer: Answer<Played> = await call(key, params, { method: 'POST', onLink: this.#onLink })
    if ('error' in answer) return readAgain(this, answer.error)
    this.isElsewhere = false
    this.balance = fromWire(answer.data.balance)
    this.paidBy = answer.data.free_spins
    if (answer.data.free_spins) await this.#takePack(answer.data.free_spins)
    this.#take(answer.data.round)
    if (this.seeds) {
      this.seeds = afterRound(this.seeds, answer.data.round, this.name)
      if (!this.seeds) await this.readSeeds()
    }
    return undefined
  }

  async #demo(params: Readonly<Record<string, unknown>>): Promise<WireError | undefined> {
    const answer: Answer<DemoPlayed> = await call(
      'games.demo',
      { sysname: boot.sysname, ...(this.#token === undefined ? {} : { token: this.#token }), ...params },
      { method: 'POST', onLink: this.#onLink }
    )
    if ('error' in answer) {
      // The round ended meanwhile: the session says what it came to.
      this.isElsewhere = this.isShared && ['round_open', 'round_not_open'].includes(answer.error.code)
      return this.isElsewhere ? this.#demo({}) : answer.error
    }
    this.#token = answer.data.token
    sessionStorage.setItem(tokenPlace, answer.data.token)
    this.seeds = pairOfDemo(answer.data, this.name)
    this.#demoRounds.add(answer.data)
    this.balance = fromWire(answer.data.balance)
    this.#take(answer.data.round)
    return undefined
  }
}
