import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { beaconOf, genesis, info, period } from './chain.ts'

/** What a test makes of the answers: by the round that is asked for. */
export interface DrandTrouble {
  readonly slowMs?: number
  answer?(round: number): { readonly status?: number; readonly body: unknown } | undefined
  info?(): unknown
}
const asked = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 48)

/** The HTTP interface of drand in miniature: `GET /<chain hash>/info` and `GET /<chain hash>/public/<round>`. A round whose time has not come is 404, as there. */
export const drandApp =
  (trouble: DrandTrouble = {}): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { chain: string } }>('/:chain/info', async (request, reply) =>
      request.params.chain === info.hash ? (trouble.info?.() ?? info) : reply.code(404).send({ error: 'unknown chain' })
    )
    app.get<{ Params: { chain: string; round: string } }>('/:chain/public/:round', async (request, reply) => {
      const round = asked.safeParse(request.params.round)
      if (request.params.chain !== info.hash || !round.success) return reply.code(404).send({ error: 'not found' })
      if (trouble.slowMs) await new Promise((done) => setTimeout(done, trouble.slowMs))
      const wrong = trouble.answer?.(round.data)
      if (wrong) return reply.code(wrong.status ?? 200).send(wrong.body)
      const isThere = Date.now() / 1000 >= genesis + (round.data - 1) * period
      return isThere ? beaconOf(round.data) : reply.code(404).send({ error: 'the round is in the future' })
    })
  }
