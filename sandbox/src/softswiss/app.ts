import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { openBooks } from '../books.ts'
import { createCrows } from '../two-crows.ts'
import { addCrows, giveFree, openCrows } from '../two-crows-pages.ts'
import { gameCode, signatureOf, softswissWallet } from './wallet-client.ts'

export interface SoftswissTwinOptions {
  /** SQLite file; `:memory:` for tests. */
  readonly storage: string
  readonly authToken: string
  /** Where the operator's wallet is asked. */
  readonly walletUrl: () => string
  /** Base address under which browsers reach the twin. */
  readonly publicUrl: () => string
  readonly pace?: number
  /** Where the coin is; by chance where left out. */
  readonly draw?: () => number
}

const opening = z.object({
  casino_id: z.string().min(1),
  game: z.string(),
  currency: z.enum(['USD', 'EUR']),
  locale: z.string().max(10),
  session_id: z.string().min(1).max(120),
  user: z.object({ id: z.string().min(1).max(60) }),
})

const issuing = z.object({
  issue_id: z.string().min(1),
  games: z.array(z.string()),
  freespins_quantity: z.number().int().min(1).max(1000),
  user: z.object({ id: z.string().min(1).max(60) }),
})

/** The aggregator's list of games, in the fields of its protocol. */
const gameList = `- title: Two Crows
  identifier: ${gameCode}
  provider: rookery
  producer: rookery
  category: card
  feature_group: basic
  devices: [desktop, mobile]
  has_freespins: true
  payout: 98
  volatility_rating: low
  restrictions: { default: { blacklist: [] } }
`

/**
 * The game aggregator in miniature: it opens a small game of its own in a frame and asks the operator's wallet for each stake and win, by the protocol of the
 * SOFTSWISS aggregator. What a round is to do wrong is chosen on the page of the game.
 */
export function softswissApp({ authToken, ...options }: SoftswissTwinOptions): FastifyPluginAsync {
  return async (app) => {
    const books = openBooks(options.storage)
    app.addHook('onClose', async () => books.close())
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post<{ Body: string }>('/sessions', async ({ headers, body }, reply) => {
      if (!isSigned(body, headers['x-request-sign'], authToken))
        return reply.code(403).send({ code: 403, message: 'Request sign is invalid' })
      const { data } = opening.safeParse(JSON.parse(body))
      if (!data) return reply.code(400).send({ code: 400, message: 'Bad request' })
      if (data.game !== gameCode) return reply.code(404).send({ code: 404, message: 'Game is not found' })
      const { session_id: session, user, currency, locale } = data
      const token = openCrows(books, { session, user: user.id, currency, locale })
      return { launch_options: { game_url: `${options.publicUrl()}/play/${token}`, strategy: 'iframe' } }
    })
    app.post<{ Body: string }>('/freespins/issue', async ({ headers, body }, reply) => {
      if (!isSigned(body, headers['x-request-sign'], authToken))
        return reply.code(403).send({ code: 403, message: 'Request sign is invalid' })
      const { data } = issuing.safeParse(JSON.parse(body))
      if (!data?.games.includes(gameCode)) return reply.code(400).send({ code: 400, message: 'Bad request' })
      giveFree(books, { issue: data.issue_id, user: data.user.id, count: data.freespins_quantity })
      return reply.code(201).send({})
    })
    app.get('/games.yml', (_request, reply) => reply.type('application/yaml').send(gameList))
    const game = createCrows(softswissWallet(options.walletUrl, authToken), {
      pace: options.pace ?? 1,
      ...(options.draw && { draw: options.draw }),
    })
    addCrows(app, books, game)
  }
}

function isSigned(body: string, given: unknown, token: string): boolean {
  const expected = signatureOf(body, token)
  return (
    typeof given === 'string' &&
    given.length === expected.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}
