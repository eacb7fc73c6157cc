import type { Action } from './studios.fixture.ts'

/** A call as it was sent. */
export interface Sent {
  readonly round: string
  readonly actions: readonly Action[]
  readonly finished: boolean
}
interface Known {
  readonly content: string
  readonly kind: Action['action'] | 'cancelled'
  readonly amount: number
  readonly round: string
  isBack: boolean
}
interface Round {
  bets: number
  won: number
  status: 'open' | 'finished' | 'void'
}

/** What a wallet has to make of calls about one player, in the plainest words: the second implementation, which the tests compare with. */
export class Model {
  balance: number
  owed = 0
  readonly known = new Map<string, Known>()
  readonly rounds = new Map<string, Round>()
  constructor(balance: number) {
    this.balance = balance
  }

  /** Carries all of a call out, or nothing; answers whether it did. */
  apply(call: Sent): boolean {
    const kept = {
      balance: this.balance,
      owed: this.owed,
      known: [...this.known].map(([id, one]) => [id, { ...one }] as const),
      rounds: [...this.rounds].map(([name, one]) => [name, { ...one }] as const),
    }
    const isRollback = call.actions[0]?.action === 'rollback'
    const isDone = isRollback ? this.#takeBack(call) : this.#move(call)
    if (isDone) return true
    this.balance = kept.balance
    this.owed = kept.owed
    this.known.clear()
    for (const [id, one] of kept.known) this.known.set(id, one)
    this.rounds.clear()
    for (const [name, one] of kept.rounds) this.rounds.set(name, one)
    return false
  }

  #move({ round: name, actions, finished }: Sent): boolean {
    for (const { action, action_id: id, amount = 0 } of actions) {
      const content = JSON.stringify([action, amount, name])
      const before = this.known.get(id)
      if (before?.kind === 'cancelled' || (before && before.content !== content)) return false
      if (before) continue
      const round = this.rounds.get(name) ?? { bets: 0, won: 0, status: 'open' as const }
      if (action === 'bet') {
        if (round.status !== 'open' || amount > this.balance) return false
        this.balance -= amount
        round.bets += 1
      } else {
        if (round.bets === 0) return false
        this.balance += amount
        round.won += amount
      }
      this.rounds.set(name, round)
      this.known.set(id, { content, kind: action, amount, round: name, isBack: false })
    }
    const round = this.rounds.get(name)
    if (finished && round?.status === 'open') round.status = 'finished'
    return true
  }

  #takeBack({ actions }: Sent): boolean {
    if (actions.some(({ original_action_id: original }) => actions.some(({ action_id: id }) => id === original)))
      return false
    const fresh = actions.filter(({ action_id }) => !this.known.has(action_id))
    for (const { action_id: id, original_action_id: original = '' } of actions) {
      const before = this.known.get(id)
      if (before && before.content !== `rollback ${original}`) return false
    }
    const isWin = ({ original_action_id: original = '' }: Action) => this.known.get(original)?.kind === 'win'
    for (const action of [...fresh.filter(isWin), ...fresh.filter((one) => !isWin(one))])
      if (!this.#takeBackOne(action)) return false
    for (const { action_id: id, original_action_id: original = '' } of fresh)
      this.known.set(id, { content: `rollback ${original}`, kind: 'rollback', amount: 0, round: '', isBack: false })
    return true
  }

  #takeBackOne({ original_action_id: original = '' }: Action): boolean {
    const taken = this.known.get(original)
    if (!taken) {
      this.known.set(original, { content: '', kind: 'cancelled', amount: 0, round: '', isBack: true })
      return true
    }
    if (taken.kind === 'rollback') return false
    if (taken.isBack) return true
    const round = this.rounds.get(taken.round)
    if (!round) return false
    if (taken.kind === 'bet') {
      if (round.won > 0) return false
      round.bets -= 1
      if (round.bets === 0) round.status = 'void'
      this.balance += taken.amount
    } else {
      const had = Math.min(taken.amount, this.balance)
      round.won -= taken.amount
      this.balance -= had
      this.owed += taken.amount - had
    }
    taken.isBack = true
    return true
  }
}
