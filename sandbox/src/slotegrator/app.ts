import type { FastifyPluginAsync } from 'fastify'
import { openBooks } from '../books.ts'
import { createCrows } from '../two-crows.ts'
import { addCrows, openCrows } from '../two-crows-pages.ts'
import { gameUuid, signOf, slotegratorWallet } from './wallet-client.ts'

export interface SlotegratorTwinOptions {
  /** SQLite file; `:memory:` for tests. */
  readonly storage: string
  readonly merchantId: string
  readonly merchantKey: string
  /** Where the operator's wallet is asked. */
  readonly walletUrl: () => string
  /** Base address under which browsers reach the twin. */
  readonly publicUrl: () => string
  readonly pace?: number
  readonly draw?: () => number
}

/** Slotegrator's game integration in miniature, with the same small game: signed forms in both directions. */
export function slotegratorApp(options: SlotegratorTwinOptions): FastifyPluginAsync {
  return async (app) => {
    const books = openBooks(options.storage)
    app.addHook('onClose', async () => books.close())
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post<{ Body: string }>('/games/init', async ({ headers, body }, reply) => {
      const params = new URLSearchParams(body)
      const signed = (['X-Merchant-Id', 'X-Nonce', 'X-Timestamp'] as const).map(
        (name) => [name, String(headers[name.toLowerCase()] ?? '')] as const
      )
      if (headers['x-sign'] !== signOf([...params, ...signed], options.merchantKey))
        return reply.code(403).send({ name: 'Forbidden', message: 'Invalid sign', status: 403 })
      const of = (name: string): string => params.get(name) ?? ''
      if (of('game_uuid') !== gameUuid) return reply.code(404).send({ name: 'Not Found', message: 'Game', status: 404 })
      const token = openCrows(books, {
        session: of('session_id'),
        user: of('player_id'),
        currency: of('currency'),
        locale: of('language') || 'en',
      })
      return { url: `${options.publicUrl()}/play/${token}` }
    })
    app.get('/games', async () => ({
      items: [{ uuid: gameUuid, name: 'Two Crows', provider: 'Rookery', type: 'card', technology: 'HTML5' }],
    }))
    const game = createCrows(slotegratorWallet(options.walletUrl, options), {
      pace: options.pace ?? 1,
      ...(options.draw && { draw: options.draw }),
    })
    addCrows(app, books, game)
  }
}
