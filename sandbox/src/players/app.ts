import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { openBooks } from '../books.ts'
import { feedDice } from '../feed/dice.ts'
import { nicknameOf } from './names.ts'
import { pauseMs, type Simulated, visit } from './player.ts'
import { siteClient } from './site-client.ts'

export interface PlayersOptions {
  /** The file in which their accounts are kept, or `:memory:`. */
  readonly storage: string
  /** Address of the site on which they play. */
  readonly site: string
  /** How many there are; none where tests want the site for themselves. */
  readonly count: number
  /** How many times shorter every wait is. 1 as a person plays. */
  readonly haste?: number
}

/** A registration takes one of the tries that an address has in a minute, and visitors of the same machine need theirs. */
const apartMs = 4000

const card = 'tok_test_4242'

/**
 * Simulated players: they register, deposit at the sandbox's bank, play rounds and place bets by the same calls as everybody, so that winners, boards and
 * meters of the demo are real rows. `GET /` lists them.
 */
export function playersApp({ storage, site, count, haste = 1 }: PlayersOptions): FastifyPluginAsync {
  return async (app) => {
    const books = openBooks(storage)
    const stop = new AbortController()
    const wait = (ms: number) => sleep(ms / haste, undefined, { signal: stop.signal, ref: false })
    const keep = (one: Simulated) => books.put('player', String(one.number), one)
    const known = (number: number): Simulated =>
      books.get<Simulated>('player', String(number)) ?? {
        number,
        // Of this installation: a database that was there before may have the others.
        email: `simulated-${number}-${randomBytes(4).toString('hex')}@example.com`,
        password: randomBytes(9).toString('base64url'),
        nickname: nicknameOf(number),
        uid: 0,
        cookie: '',
      }
    const runs = Array.from({ length: count }, (_, number) =>
      live(known(number), { site, wait, keep, log: app.log, signal: stop.signal })
    )
    app.get('/', async () => ({
      players: books
        .all<Simulated>('player')
        .map(({ uid, nickname }) => ({ uid, nickname }))
        .toReversed(),
    }))
    app.addHook('onClose', async () => {
      stop.abort()
      await Promise.all(runs)
      books.close()
    })
  }
}

interface Life {
  readonly site: string
  readonly wait: (ms: number) => Promise<void>
  readonly keep: (one: Simulated) => void
  readonly log: FastifyBaseLogger
  readonly signal: AbortSignal
}

/** The sandbox starts beside the site, and answers before it. */
const isReady = (site: string, signal: AbortSignal): Promise<boolean> =>
  fetch(new URL('/readyz', site), { signal }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false
  )

/** Visits until the sandbox stops. A visit that is refused or cut off ends; the next one begins with what is true then. */
async function live(first: Simulated, { site, wait, keep, log, signal }: Life): Promise<void> {
  const dice = feedDice('player', first.email)
  let one = first
  const pay = async (page: string) => {
    const body = new URLSearchParams({ decision: 'approve', card })
    await fetch(page, { method: 'POST', body, redirect: 'manual', signal })
  }
  try {
    while (!(await isReady(site, signal))) await wait(1000)
    await wait(apartMs * (one.number + 1))
    while (!signal.aborted) {
      const client = siteClient(site, one.cookie, signal)
      await visit({ dice, client, pay, wait }, one, (uid) => {
        one = { ...one, uid, cookie: client.cookie }
        keep(one)
      }).catch((error: unknown) => {
        if (!signal.aborted) log.info({ err: error }, `${one.nickname} ended a visit`)
      })
      await wait(pauseMs(dice))
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, `${one.nickname} plays no more`)
  }
}
