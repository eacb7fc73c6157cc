import { cashback, gifts, levels, opening, prices, typeOf, weights } from './rewards-terms.fixture.ts'

export interface ModelRound {
  readonly id: string
  readonly day: number
  /** In the order of what this player did. */
  readonly at: number
  readonly game: keyof typeof typeOf
  stake: bigint
  win: bigint
  isVoid?: true
  /** The stake that its end tells of, where a part of it was taken back before it was counted. */
  told?: bigint
  /** What it has brought, once it was counted. */
  brought?: { experience: bigint; points: bigint }
}
interface ModelBonus {
  status: 'available' | 'active' | 'used' | 'expired' | 'removed'
  readonly amount: bigint
  readonly times: bigint
  readonly givenOn: number
  activeOn: number
  activeAt: number
  counted: Map<string, bigint>
}
interface ModelPack {
  status: 'active' | 'used' | 'expired'
  remaining: number
  win: bigint
  readonly isBonus: boolean
  readonly givenOn: number
}
interface ModelCashback {
  status: 'active' | 'paid_out' | 'removed' | 'expired'
  readonly amount: bigint
  readonly givenOn: number
}
export const product = (name: string): keyof typeof gifts => name as keyof typeof gifts

const days = gifts.bonus.days
const takeWithin = gifts.bonus.take_within_days

/** What one player should have, by plain sums: written from what the product promises, and not from its code. Days are numbers. */
export class ModelPlayer {
  main = opening
  purse = 0n
  points = 0n
  /** Points of rounds that became void, where they were spent already. */
  owed = 0n
  experience = 0n
  level = 0
  at = 0
  readonly rounds: ModelRound[] = []
  /** Delivered at least once, and not counted into points yet. */
  readonly toCount: ModelRound[] = []
  readonly delivered = new Set<string>()
  readonly waiting = new Map<string, ModelRound>()
  readonly bonuses = new Map<bigint, ModelBonus>()
  readonly packs = new Map<bigint, ModelPack>()
  readonly cashbacks = new Map<number, ModelCashback>()

  played(round: Omit<ModelRound, 'at'>, jackpot: bigint): void {
    const known = { ...round, at: ++this.at }
    this.main += round.win - round.stake + jackpot
    this.rounds.push(known)
    this.waiting.set(round.id, known)
  }
  deliver(id: string): void {
    const round = this.rounds.find((one) => one.id === id)
    if (!round) throw new Error(`no round ${id}`)
    this.waiting.delete(id)
    for (const bonus of this.bonuses.values()) {
      if (round.isVoid) continue
      const inTime = round.at > bonus.activeAt && round.day - bonus.activeOn < days
      if (bonus.status === 'active' && inTime)
        bonus.counted.set(id, (round.stake * BigInt(weights[typeOf[round.game]] ?? 0)) / 100n)
    }
    if (!this.delivered.has(id)) this.toCount.push(round)
    this.delivered.add(id)
  }
  isFulfilled = ({ counted, amount, times }: ModelBonus): boolean =>
    [...counted.values()].reduce((a, b) => a + b, 0n) >= amount * times

  /** Points of all that waits, at the level that was reached before; then the levels that it reaches. */
  count(): void {
    const percent = BigInt(levels[Math.max(this.level, 1) - 1]?.benefits.points_percent ?? 100)
    const plays = this.toCount.splice(0)
    if (plays.length === 0) return
    for (const round of plays) {
      if (round.isVoid) continue
      const told = round.told ?? round.stake
      const whole = (told * BigInt(weights[typeOf[round.game]] ?? 0)) / 100n
      const points = (whole * percent) / 100n
      round.brought = { experience: (whole * round.stake) / told, points: (points * round.stake) / told }
      this.experience += round.brought.experience
      this.points += round.brought.points
    }
    const reached = levels.filter(({ from_experience: from }) => this.experience >= BigInt(from) * 100n)
    for (const { reward_points: reward } of reached.slice(this.level)) this.points += BigInt(reward) * 100n
    const paid = this.points < this.owed ? this.points : this.owed
    this.points -= paid
    this.owed -= paid
    this.level = Math.max(this.level, reached.length)
  }

  /** The studio takes a round back, or all but a part of its stake, with what it won. */
  takenBack(round: ModelRound, left: bigint): void {
    this.main += round.stake - left - round.win
    const gone = { experience: 0n, points: 0n }
    if (round.brought) {
      const { experience, points } = round.brought
      round.brought = { experience: (experience * left) / round.stake, points: (points * left) / round.stake }
      gone.experience = experience - round.brought.experience
      gone.points = points - round.brought.points
    } else round.told ??= round.stake
    this.experience -= gone.experience
    const taken = gone.points < this.points ? gone.points : this.points
    this.points -= taken
    this.owed += gone.points - taken
    for (const bonus of this.bonuses.values())
      if (bonus.status === 'active' && bonus.counted.has(round.id)) {
        if (left === 0n) bonus.counted.delete(round.id)
        else bonus.counted.set(round.id, (left * BigInt(weights[typeOf[round.game]] ?? 0)) / 100n)
      }
    round.stake = left
    round.win = 0n
    if (left === 0n) round.isVoid = true
  }

  given(id: bigint, amount: bigint, times: number, day: number): void {
    const fresh = { amount, times: BigInt(times), givenOn: day, activeOn: 0, activeAt: Number.MAX_SAFE_INTEGER }
    this.bonuses.set(id, { status: 'available', ...fresh, counted: new Map() })
  }
  /** Whether it is carried out. */
  move(which: 'activate' | 'deactivate' | 'remove', id: bigint, day: number): boolean {
    const bonus = this.bonuses.get(id)
    if (!bonus) return false
    const isActive = bonus.status === 'active'
    // Rounds that are still to be told may fulfil it.
    if (isActive && !this.isFulfilled(bonus) && this.waiting.size > 0) return false
    if (which === 'activate') {
      const other = [...this.bonuses.values()].some(({ status }) => status === 'active')
      if (bonus.status !== 'available' || other || day - bonus.givenOn >= takeWithin) return false
      Object.assign(bonus, { status: 'active', activeOn: day, activeAt: ++this.at })
      this.purse += bonus.amount
      return true
    }
    if (which === 'deactivate') {
      if (!isActive || [...bonus.counted.values()].some((counted) => counted > 0n)) return false
      bonus.status = 'available'
      this.purse -= bonus.amount
      return true
    }
    if (bonus.status !== 'available' && !isActive) return false
    if (isActive && this.isFulfilled(bonus)) return this.release(bonus)
    if (isActive) this.purse -= bonus.amount
    bonus.status = 'removed'
    return true
  }
  private release(bonus: ModelBonus): true {
    bonus.status = 'used'
    this.purse -= bonus.amount
    this.main += bonus.amount
    return true
  }

  /** The points it costs, or undefined where there are too few. */
  buy(name: string): bigint | undefined {
    const price = (prices[name] ?? 0n) * 100n
    if (this.points < price) return undefined
    this.points -= price
    if (name === 'cash') this.main += BigInt(gifts.cash.amounts_minor.USD)
    return price
  }
  pack(id: bigint, isBonus: boolean, day: number): void {
    this.packs.set(id, { status: 'active', remaining: gifts.spins.count, win: 0n, isBonus, givenOn: day })
  }
  canSpin(id: bigint, day: number): boolean {
    const pack = this.packs.get(id)
    return pack?.status === 'active' && pack.remaining > 0 && day - pack.givenOn < gifts.spins.days
  }
  spun(id: bigint, win: bigint): void {
    const pack = this.packs.get(id)
    if (!pack) return
    pack.remaining -= 1
    pack.win += win
    if (!pack.isBonus) this.main += win
  }

  /** What ends by itself; answers the packs whose wins become a bonus, with their sums. */
  end(day: number): { pack: bigint; amount: bigint }[] {
    const become: { pack: bigint; amount: bigint }[] = []
    for (const [id, pack] of this.packs) {
      if (pack.status !== 'active') continue
      if (pack.remaining === 0) pack.status = 'used'
      else if (day - pack.givenOn >= gifts.spins.days) pack.status = 'expired'
      else continue
      if (pack.isBonus && pack.win > 0n) become.push({ pack: id, amount: pack.win })
    }
    for (const bonus of this.bonuses.values()) {
      if (bonus.status === 'available' && day - bonus.givenOn >= takeWithin) bonus.status = 'expired'
      if (bonus.status !== 'active') continue
      if (this.isFulfilled(bonus)) this.release(bonus)
      else if (day - bonus.activeOn >= days) {
        bonus.status = 'expired'
        this.purse -= bonus.amount
      }
    }
    for (const one of this.cashbacks.values())
      if (one.status === 'active' && day - one.givenOn >= cashback.receive_within_days) one.status = 'expired'
    return become
  }

  week(week: number, day: number): void {
    const own = this.rounds.filter((round) => Math.floor(round.day / 7) === week)
    const lost = own.reduce((sum, { stake, win }) => sum + stake - win, 0n)
    const { least_loss_minor: least, most_minor: most } = cashback.bounds.USD
    if (lost < BigInt(least)) return
    const share = (lost * BigInt(cashback.percent)) / 100n
    this.cashbacks.set(week, { status: 'active', amount: share < BigInt(most) ? share : BigInt(most), givenOn: day })
  }
  receive(which: 'receive' | 'remove', week: number, day: number): boolean {
    const one = this.cashbacks.get(week)
    if (one?.status !== 'active' || day - one.givenOn >= cashback.receive_within_days) return false
    if (which === 'receive') this.main += one.amount
    one.status = which === 'receive' ? 'paid_out' : 'removed'
    return true
  }
}
