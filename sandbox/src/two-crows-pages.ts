import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Books } from './books.ts'
import { type Crows, type FreeIssue, misdeeds, type PlaySession, stakes } from './two-crows.ts'
import { crowsPage } from './two-crows-page.ts'

const wantedRound = z.object({
  stake: z
    .number()
    .int()
    .refine((stake) => stakes.includes(stake)),
  choice: z.union([z.literal(0), z.literal(1)]),
  misdeed: z.enum(misdeeds).default('none'),
})

/** Opens the game for a player of an operator; answers the last part of its address. */
export function openCrows(books: Books, opened: Omit<PlaySession, 'token'>): string {
  const token = randomBytes(18).toString('base64url')
  books.put('session', token, { token, ...opened } satisfies PlaySession)
  return token
}

/** Free rounds for a player of an operator: given twice they are given once. */
export function giveFree(books: Books, given: Pick<FreeIssue, 'issue' | 'user'> & { readonly count: number }): void {
  if (books.get<FreeIssue>('free', given.issue)) return
  books.put('free', given.issue, {
    issue: given.issue,
    user: given.user,
    left: given.count,
    won: 0,
  } satisfies FreeIssue)
}

/** The frame of Two Crows under `/play/…`, and the rounds that its page asks for. Bodies come as texts. */
export function addCrows(app: FastifyInstance, books: Books, game: Crows): void {
  const find = (token: string) => books.get<PlaySession>('session', token)
  const freeOf = ({ user }: PlaySession) =>
    books.all<FreeIssue>('free').find((issue) => issue.user === user && issue.left > 0)
  const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('This game session is not open.')
  app.get<{ Params: { token: string } }>('/play/:token', async ({ params }, reply) => {
    const session = find(params.token)
    if (!session) return missing(reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'`
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(crowsPage(session, nonce))
  })
  app.get<{ Params: { token: string } }>('/play/:token/balance', async ({ params }, reply) => {
    const session = find(params.token)
    if (!session) return missing(reply)
    return { balance: (await game.balance(session)) ?? null, free: freeOf(session)?.left ?? 0 }
  })
  app.post<{ Params: { token: string }; Body: string }>('/play/:token/round', async ({ params, body }, reply) => {
    const session = find(params.token)
    if (!session) return missing(reply)
    const { data } = wantedRound.safeParse(JSON.parse(body))
    if (!data) return reply.code(400).send({ message: 'no such stake or choice' })
    const free = freeOf(session)
    if (free) return game.playFree(free, data.choice, (now) => books.put('free', now.issue, now))
    return game.play(session, data.stake, data.choice, data.misdeed)
  })
}
