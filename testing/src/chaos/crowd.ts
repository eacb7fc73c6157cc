import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../client.ts'
import { verifyPlayer } from '../identity.ts'
import { registrationOf, Visitor } from '../server.ts'
import { type Chance, chanceOf } from './schedule.ts'
import type { ChaosWorld } from './world.ts'

const patienceMs = 180_000
const pauseMs = 60

export type Kind = 'bet' | 'round' | 'step' | 'deposit' | 'withdrawal'
/** Something that was asked for once, perhaps many times, under one key, and what came of it. */
export interface Deed {
  readonly kind: Kind
  readonly uid: number
  readonly key: string
  /** The id of what it made; undefined when it was refused. */
  readonly made: string | undefined
  readonly again: () => Promise<string | undefined>
}

interface Market {
  readonly id: string
  readonly status: string
  readonly selections: readonly { readonly outcome: string; readonly price: number }[]
}
interface Round {
  readonly id: string
  readonly status: string
  readonly step: number
}

/** A question that is asked until somebody really answers: a lost connection and a 5xx say nothing about what happened. */
export async function definite<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const end = performance.now() + patienceMs
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      // A connection that broke, or an answer that broke off.
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined
      throw error
    })
    const isUnknown = answer === undefined || answer.status >= 500 || answer.error?.code === 'provider_unavailable'
    if (!isUnknown) return answer
    if (performance.now() > end)
      throw new Error(
        `no answer in ${patienceMs / 1000} seconds, the last one was ${JSON.stringify(answer?.error ?? 'none')}`
      )
    await sleep(pauseMs)
  }
}

/** One player who bets, spins, pays in and pays out, one thing after the other, through whatever happens to the world. */
export class ChaosPlayer {
  readonly deeds: Deed[] = []
  readonly #world: ChaosWorld
  readonly #visitor: Visitor
  readonly #chance: Chance
  readonly #name: string
  #uid = 0
  #methods: Record<string, string> = {}

  constructor(world: ChaosWorld, seed: string, name: string) {
    this.#world = world
    this.#name = name
    this.#visitor = new Visitor(world.url)
    this.#chance = chanceOf(`${name} ${seed}`)
  }

  async enter(methods: Record<string, string>): Promise<void> {
    this.#methods = methods
    const answer = await definite(() =>
      this.#visitor.post<{ uid: number }>('auth.register', registrationOf({ email: `${this.#name}@example.com` }))
    )
    if (answer.status !== 200) throw new Error(`${this.#name} could not register: ${JSON.stringify(answer.error)}`)
    this.#uid = answer.data.uid
    // Nobody is paid out unknown.
    await verifyPlayer({ db: { pool: { query: (text, values) => this.#world.rows(text, values) } } }, BigInt(this.#uid))
    await this.#deposit('500', 'approve')
  }

  /** Lives until it is told that the day is over; what it had begun it brings to an end. */
  async live(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const what = this.#chance.below(20)
      if (what < 9) await this.#spin()
      else if (what < 15) await this.#bet()
      else if (what < 18)
        await this.#deposit(String(20 + this.#chance.below(80)), this.#chance.oneIn(6) ? 'decline' : 'approve')
      else await this.#withdraw()
    }
  }

  /** One deed under one key; now and then it is asked for again at once, as an impatient client does. */
  async #do<T>(
    kind: Kind,
    call: string,
    params: Record<string, unknown>,
    idOf: (data: T) => string
  ): Promise<T | undefined> {
    const key = `${this.#name}-${kind}-${this.deeds.length}`
    const ask = () => definite(() => this.#visitor.post<T>(call, params, { idempotencyKey: key }))
    const madeOf = (answer: Answer<T>) => (answer.status === 200 ? idOf(answer.data) : undefined)
    const answer = await ask()
    this.#world.answered += 1
    const deed: Deed = { kind, uid: this.#uid, key, made: madeOf(answer), again: async () => madeOf(await ask()) }
    this.deeds.push(deed)
    if (deed.made !== undefined && this.#chance.oneIn(5)) {
      const again = await deed.again()
      if (again !== deed.made) throw new Error(`${key} made ${deed.made}, and then ${again}`)
    }
    return answer.status === 200 ? answer.data : undefined
  }

  async #spin(): Promise<void> {
    const idOf = ({ round }: { round: Round }) => round.id
    let played = await this.#do('round', 'games.play', { sysname: 'midnight-orchard', stake: '1.00' }, idOf)
    while (played?.round.status === 'open') {
      const { id, step } = played.round
      played = await this.#do('step', 'games.advance', { round: id, step }, idOf)
    }
  }

  async #bet(): Promise<void> {
    const { data } = await definite(() =>
      this.#visitor.call<{ items: { live: boolean; main_market: Market | null }[] }>('sportsbook.getfixtures', {
        count: 100,
      })
    )
    // In play everything is shut while the feed is silent, and here it mostly is: now and then that is tried too.
    const isWanted = this.#chance.oneIn(4) ? () => true : (live: boolean) => !live
    const markets = (data?.items ?? []).flatMap(({ live, main_market }) =>
      main_market?.status === 'open' && isWanted(live) ? [main_market] : []
    )
    if (markets.length === 0) return
    const legs = Math.min(markets.length, this.#chance.oneIn(3) ? 2 : 1)
    const first = this.#chance.below(markets.length)
    const selections = Array.from({ length: legs }, (_, leg) => markets[(first + leg) % markets.length]).flatMap(
      (market) => {
        const selection = market?.selections[this.#chance.below(market.selections.length)]
        return market && selection ? [{ market_id: market.id, ...selection }] : []
      }
    )
    await this.#do(
      'bet',
      'sportsbook.placebet',
      { selections, stake: `${1 + this.#chance.below(5)}.00`, price_policy: 'any' },
      ({ bet }: { bet: { id: string } }) => bet.id
    )
  }

  async #deposit(amount: string, decision: 'approve' | 'decline'): Promise<void> {
    const idOf = ({ transaction }: { transaction: string }) => transaction
    const params = { methodId: this.#methods.deposit, method: 'card', amount, requisites: {} }
    const started = await this.#do<{ transaction: string; redirect_url: string }>(
      'deposit',
      'cashier.makedeposit',
      params,
      idOf
    )
    const session = started && /\/pay\/([^/?]+)/.exec(started.redirect_url)?.[1]
    if (!session) return
    const decided = await fetch(`${this.#world.bankUrl}/control/sessions/${session}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision, card: 'tok_test_4242' }),
    })
    await decided.body?.cancel()
  }

  async #withdraw(): Promise<void> {
    const params = {
      methodId: this.#methods.withdrawal,
      method: 'card',
      amount: '10',
      requisites: { card_number: '424242...4242' },
    }
    await this.#do(
      'withdrawal',
      'cashier.makewithdrawal',
      params,
      ({ transaction }: { transaction: string }) => transaction
    )
  }
}
