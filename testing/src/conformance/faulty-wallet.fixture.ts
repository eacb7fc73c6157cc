import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Target } from './wallet.ts'

/** Mistakes of real wallets: one at a time is switched on. */
export const faults = [
  'signature is not checked',
  'a repeated stake is taken again',
  'a repetition answers the balance of now and a new number',
  'a repeated win is paid again',
  'a number with another amount is taken for a repetition',
  'two calls at once both find nothing',
  'a rollback restores the balance from before the stake',
  'a rollback of an unknown stake is forgotten',
  'a win needs no stake',
  'the currency is not looked at',
  'amounts are cut to 32 bits',
  'a call is carried out by halves',
] as const
export type PlantedFault = (typeof faults)[number]

export const target = { key: 'conformance-key', player: '7', session: 's1', game: 'acme:book', currency: 'USD' }

interface Step {
  action: 'bet' | 'win' | 'rollback'
  action_id: string
  amount: number
  original_action_id: string
}
interface Known {
  readonly content: string
  readonly round: string
  readonly kind: Step['action'] | 'cancelled'
  readonly amount: number
  readonly before: number
  readonly balance: number
  readonly tx: string
  isBack: boolean
}
class Refused extends Error {
  readonly code: number
  constructor(code: number) {
    super(String(code))
    this.code = code
  }
}
/** How long a call is held for another one of the same number: longer than a busy machine takes from one of eight calls to the next. */
const heldMs = 250

/** A small wallet in memory, right in everything but the fault that is planted. */
class FaultyWallet {
  #balance = 100_000
  #known = new Map<string, Known>()
  #count = 0
  /** Calls that are held, by their number. */
  readonly #held = new Map<string, () => void>()
  readonly #fault: PlantedFault | undefined
  constructor(fault: PlantedFault | undefined) {
    this.#fault = fault
  }
  #has = (fault: PlantedFault): boolean => this.#fault === fault

  #put(step: Step, content: string, kind: Known['kind'], rest: { round: string; before: number }): Known {
    const known = {
      ...rest,
      content,
      kind,
      amount: step.amount,
      balance: this.#balance,
      tx: `t${++this.#count}`,
      isBack: false,
    }
    this.#known.set(kind === 'cancelled' ? step.original_action_id : step.action_id, known)
    return known
  }

  #rollback(step: Step, content: string, round: string): Known {
    const original = this.#known.get(step.original_action_id)
    const before = this.#balance
    if (!original && !this.#has('a rollback of an unknown stake is forgotten'))
      this.#put({ ...step, amount: 0 }, '', 'cancelled', { round, before })
    if (original && !original.isBack && original.kind === 'bet') {
      original.isBack = true
      this.#balance = this.#has('a rollback restores the balance from before the stake')
        ? original.before
        : before + original.amount
    }
    return this.#put({ ...step, amount: 0 }, content, 'rollback', { round, before })
  }

  /** Undefined where it is new. */
  #repeated(step: Step, content: string): Known | undefined {
    const before = this.#known.get(step.action_id)
    if (!before) return undefined
    if (before.kind === 'cancelled') throw new Refused(400)
    if (before.content !== content && !this.#has('a number with another amount is taken for a repetition'))
      throw new Refused(400)
    if (step.action === 'bet' && this.#has('a repeated stake is taken again')) return undefined
    if (step.action === 'win' && this.#has('a repeated win is paid again')) return undefined
    return this.#has('a repetition answers the balance of now and a new number')
      ? { ...before, balance: this.#balance, tx: `t${++this.#count}` }
      : before
  }

  #move(step: Step, content: string, round: string): Known {
    const before = this.#balance
    const hasBet = [...this.#known.values()].some((one) => one.round === round && one.kind === 'bet' && !one.isBack)
    if (step.action === 'win' && !hasBet && !this.#has('a win needs no stake')) throw new Refused(404)
    if (step.action === 'bet' && step.amount > before) throw new Refused(100)
    this.#balance = before + (step.action === 'bet' ? -step.amount : step.amount)
    return this.#put(step, content, step.action, { round, before })
  }

  /** Resolves when the next call of this number comes, or none has come in time. */
  async #hold({ action_id: id }: Step): Promise<void> {
    this.#held.get(id)?.()
    await new Promise<void>((done) => {
      this.#held.set(id, done)
      setTimeout(done, heldMs)
    })
  }

  async carryOut(steps: readonly Step[], round: string): Promise<Known[]> {
    const kept = { balance: this.#balance, known: new Map(this.#known) }
    const done: Known[] = []
    try {
      for (const given of steps) {
        const step = {
          ...given,
          amount: this.#has('amounts are cut to 32 bits') ? given.amount | 0 : given.amount,
        }
        const content = JSON.stringify([step, round])
        const known = this.#repeated(step, content)
        if (!known && this.#has('two calls at once both find nothing')) await this.#hold(step)
        done.push(
          known ??
            (step.action === 'rollback' ? this.#rollback(step, content, round) : this.#move(step, content, round))
        )
      }
      return done
    } catch (error) {
      if (!this.#has('a call is carried out by halves')) [this.#balance, this.#known] = [kept.balance, kept.known]
      throw error
    }
  }
  get balance(): number {
    return this.#balance
  }

  refuseStranger(body: Record<string, unknown>, steps: readonly Step[]): void {
    if (body['currency'] !== 'USD' && !this.#has('the currency is not looked at')) throw new Refused(154)
    if (body['session_id'] !== 's1' && steps.some(({ action }) => action === 'bet')) throw new Refused(101)
    const isCut = this.#has('amounts are cut to 32 bits')
    for (const { action, amount } of steps) {
      if (action === 'rollback') continue
      if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0) throw new Refused(400)
      if (!isCut && !Number.isSafeInteger(amount)) throw new Refused(400)
    }
  }
}

type Reply = readonly [status: number, body: object]

async function answer(wallet: FaultyWallet, text: string, steps: readonly Step[]): Promise<Reply> {
  const body: Record<string, unknown> = JSON.parse(text)
  try {
    wallet.refuseStranger(body, steps)
    const done = await wallet.carryOut(steps, String(body['game_id']))
    const transactions = done.map(({ tx }, index) => ({ action_id: steps[index]?.action_id, tx_id: tx }))
    return [200, { balance: done.at(-1)?.balance ?? wallet.balance, transactions }]
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const status = error.code === 400 || error.code === 404 ? error.code : 412
    return [status, { code: error.code, message: 'no', balance: wallet.balance }]
  }
}

/** The wallet on a port of its own. */
export async function openFaultyWallet(fault?: PlantedFault): Promise<{ target: Target; server: Server }> {
  const wallet = new FaultyWallet(fault)
  const replyTo = async (text: string, sign: unknown): Promise<Reply> => {
    const isGenuine = sign === createHmac('sha256', target.key).update(text).digest('hex')
    if (!isGenuine && fault !== 'signature is not checked') return [403, { code: 403, message: 'sign' }]
    // An exponent is no amount, and JSON.parse would not tell.
    if (/:\s*-?\d+e/i.test(text)) return [400, { code: 400, message: 'malformed' }]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A wallet that believes what it reads, as a careless one does.
    const { actions = [] } = JSON.parse(text) as { actions?: Step[] }
    return answer(wallet, text, actions)
  }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      void replyTo(text, request.headers['x-request-sign']).then(([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, target: { ...target, url: `http://127.0.0.1:${port}` } }
}
