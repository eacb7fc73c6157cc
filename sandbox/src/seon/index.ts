import { createHash, timingSafeEqual } from 'node:crypto'
import type { Twin } from '../twin.ts'

/** The script of a browser: `seon.init()`, then `await seon.getSession()`, an opaque text. */
const script = `(() => {
  const facts = { agent: navigator.userAgent, width: screen.width, at: Date.now() }
  window.seon = { init: () => undefined, getSession: async () => btoa(JSON.stringify(facts)) }
})()`

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

interface Question {
  readonly ip?: unknown
  readonly user_id?: unknown
  readonly action_type?: unknown
  readonly session?: unknown
}

/** How it answers, by the address of the player: everything here is reached by data. */
interface Scored {
  readonly state: string
  readonly fraud_score: number
  readonly applied_rules?: readonly { id: string; name: string; operation: string; score: number }[]
}
const answers: Readonly<Record<string, Scored | 'failing' | 'malformed'>> = {
  '203.0.113.66': {
    state: 'DECLINE',
    fraud_score: 96.5,
    applied_rules: [
      { id: 'P112', name: 'IP address is on a spam list', operation: '+', score: 96.5 },
      { id: 'C7', name: 'Customer is on the blacklist', operation: 'DECLINE', score: 0 },
    ],
  },
  '203.0.113.50': {
    state: 'REVIEW',
    fraud_score: 61,
    applied_rules: [
      { id: 'P106', name: 'Customer is using a public proxy', operation: '+', score: 66 },
      { id: 'L2', name: 'Customer is known for over a year', operation: '-', score: 5 },
    ],
  },
  '203.0.113.5': 'failing',
  '203.0.113.6': 'malformed',
}

/**
 * SEON in miniature: its script, and `POST /SeonRestService/fraud-api/v2` with the key in `X-API-KEY`. 203.0.113.66 is declined, .50 is to be looked at, .5
 * fails, .6 answers nonsense; who brings no session of a browser is to be looked at, and everybody else is approved.
 */
export const twin: Twin =
  ({ variable }) =>
  async (app) => {
    const expected = digest(variable('SEON_API_KEY', 'seon_sandbox_ante'))
    app.get('/js/agent.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script)
    )
    app.post<{ Body: Question }>('/SeonRestService/fraud-api/v2', async ({ headers, body }, reply) => {
      const key = headers['x-api-key']
      if (typeof key !== 'string' || !timingSafeEqual(digest(key), expected))
        return reply.code(401).send({ success: false, error: { code: '1002', message: 'Invalid License key' } })
      if (typeof body.ip !== 'string' || typeof body.user_id !== 'string' || typeof body.action_type !== 'string')
        return reply.code(400).send({ success: false, error: { code: '1001', message: 'Missing field' } })
      const answer =
        answers[body.ip] ??
        (typeof body.session === 'string'
          ? { state: 'APPROVE', fraud_score: 4.25 }
          : {
              state: 'REVIEW',
              fraud_score: 40,
              applied_rules: [{ id: 'D1', name: 'Device fingerprint is missing', operation: '+', score: 40 }],
            })
      if (answer === 'failing') return reply.code(500).send('Internal Server Error')
      if (answer === 'malformed') return { success: true, data: { state: 'MAYBE' } }
      return { success: true, data: answer }
    })
  }
