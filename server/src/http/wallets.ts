import type { Context } from '@ante/kit/context'
import type { RefusalCode, Refuses } from '@ante/kit/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface WalletCall {
  readonly wallet: string
  /** What stands behind the wallet's name, with its stroke; empty where nothing does. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawBody: Uint8Array
}
export interface WalletReply {
  readonly status: number
  readonly type: string
  readonly body: string
}
/** Undefined where there is no such wallet. */
export type ReceiveWalletCall = (
  context: Context & Refuses<RefusalCode>,
  call: WalletCall
) => Promise<WalletReply | undefined>

/** `POST /wallet/{name}…`: a studio's server asks for one of our players. The body stays raw for its signature; the answer is in the words of the studio. */
export function mountWallets(
  app: FastifyInstance,
  options: { context: () => Promise<Context & Refuses<RefusalCode>>; receive: ReceiveWalletCall; wake: () => void }
): void {
  type Asked = FastifyRequest<{ Params: { wallet: string; '*'?: string } }>
  const answer = async (request: Asked, reply: FastifyReply) => {
    const { wallet, '*': rest } = request.params
    const answered = await options.receive(await options.context(), {
      wallet,
      path: rest === undefined ? '' : `/${rest}`,
      headers: request.headers,
      rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    })
    if (!answered) return reply.callNotFound()
    options.wake()
    return reply.code(answered.status).header('cache-control', 'no-store').type(answered.type).send(answered.body)
  }
  app.post('/wallet/:wallet', answer)
  app.post('/wallet/:wallet/*', answer)
}
