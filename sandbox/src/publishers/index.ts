import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Twin } from '../twin.ts'

interface Told {
  readonly tx: string
  readonly query: string
}
/** Kept in memory: a network's own books are none of ours. */
const most = 1000

/**
 * A network of publishers in miniature: `GET /postback` with a signed query. A track id of `down` is answered 503 the first time, `slow` late, `lost` after it
 * was kept with a broken line: whoever sends it again is known by `tx`. `GET /told` says what was kept, where tests may look.
 */
export const twin: Twin =
  ({ variable, hasControl, pace }) =>
  async (app) => {
    const secret = variable('POSTBACK_SECRET', 'pb_sandbox_ante_publishers')
    const kept = new Map<string, Told>()
    const tries = new Map<string, number>()
    app.get<{ Querystring: Record<string, string> }>('/postback', async ({ url, query }, reply) => {
      const text = url.slice(url.indexOf('?') + 1)
      const at = text.lastIndexOf('&signature=')
      const given = Buffer.from(text.slice(at + '&signature='.length), 'hex')
      const expected = createHmac('sha256', secret).update(text.slice(0, at)).digest()
      if (at < 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return reply.code(403).send('signature')
      const { tx = '', cid = '' } = query
      const tried = (tries.get(tx) ?? 0) + 1
      tries.set(tx, tried)
      if (cid === 'down' && tried === 1) return reply.code(503).send('try again')
      if (cid === 'slow') await new Promise((done) => setTimeout(done, 1500 * pace))
      if (!kept.has(tx) && kept.size < most) kept.set(tx, { tx, query: text.slice(0, at) })
      if (cid === 'lost' && tried === 1) {
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      return reply.code(204).send()
    })
    if (hasControl) app.get('/told', async () => ({ items: [...kept.values()], tries: Object.fromEntries(tries) }))
  }
