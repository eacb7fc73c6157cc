import type { Context } from '@ante/kit/context'
import { isStorable } from '@ante/kit/storable'
import { faults } from '@ante/product/content/index'
import * as identity from '@ante/product/identity/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { contextFor, type Surroundings, withoutCookies } from '../http/call.ts'
import { placeOf } from '../http/domain.ts'
import { networkOf, type RateLimiter } from '../http/rate-limit.ts'
import { defaultLocale } from '@ante/texts'
import { broughtToken, inEnvelope, limitCaller } from './envelope.ts'

export interface EditorOptions extends Surroundings {
  readonly limiter: RateLimiter | undefined
  /** Has the letters go. */
  readonly wake: () => void
}

const triesPerMinute = 20

/** The JSON that a tool sends. Throws a ContentFault that names each wrong field, as Strapi does. */
function bodyOf<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  let given: unknown
  try {
    given = JSON.parse(String(request.body))
  } catch {
    throw faults.invalid('Malformed body')
  }
  if (!isStorable(given)) throw faults.invalid('Malformed body')
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.map(String), message, name: 'ValidationError' }))
  throw faults.invalid(errors[0]?.message ?? 'Invalid body', { errors })
}

/** Accounts of editors' tools (API-124 to API-132), in the shapes of Strapi's users; players have nothing to do with them. */
export function mountEditors(app: FastifyInstance, options: EditorOptions): void {
  const { db, log, limiter, wake, settings } = options
  type Work = (context: Context, request: FastifyRequest) => Promise<unknown>
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<FastifyReply> =>
    inEnvelope(request, reply, log, async () => {
      await limitCaller(limiter, `cms-auth ${networkOf(request.ip)}`, triesPerMinute)
      const { domain, origin } = await placeOf(request, { settings, origin: options.origin })
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
      const context = await contextFor({ ...options, origin }, { locale: defaultLocale, domain, address: request.ip, userAgent, handle: withoutCookies })
      const done = await work(context, request)
      wake()
      return done
    })
  const post = (path: string, work: Work) => app.post(path, (request, reply) => answer(request, reply, work))
  const caller = async (request: FastifyRequest): Promise<identity.EditorRow> => {
    const token = broughtToken(request.headers.authorization)
    const editor = token === undefined ? undefined : await identity.findEditor(db, token)
    if (!editor) throw faults.unauthorized()
    return editor
  }
  const { editorInput: input } = identity

  app.get('/cms/users/me', (request, reply) => inEnvelope(request, reply, log, async () => identity.editorShape(await caller(request))))
  post('/cms/auth/local', (context, request) => identity.signInEditor(context, bodyOf(request, input.signIn)))
  post('/cms/auth/local/register', (context, request) => identity.registerEditor(context, bodyOf(request, input.register)))
  post('/cms/auth/forgot-password', (context, request) => identity.forgotEditorPassword(context, bodyOf(request, input.forgot)))
  post('/cms/auth/reset-password', (context, request) => identity.resetEditorPassword(context, bodyOf(request, input.reset)))
  post('/cms/auth/change-password', async (context, request) => identity.changeEditorPassword(context, await caller(request), bodyOf(request, input.change)))
  post('/cms/auth/send-email-confirmation', (context, request) => identity.askEditorConfirmation(context, bodyOf(request, input.confirmation)))
  app.get<{ Querystring: { confirmation?: unknown } }>('/cms/auth/email-confirmation', (request, reply) =>
    answer(request, reply, async (context) => {
      const { confirmation } = request.query
      if (typeof confirmation !== 'string' || confirmation === '') throw faults.invalid('token.invalid')
      await identity.confirmEditor(context, confirmation)
      reply.code(302).header('location', '/')
      return ''
    })
  )
  // No provider is switched on for editors: they have a password of their own.
  app.get('/cms/auth/:provider/callback', (request, reply) =>
    answer(request, reply, async () => {
      throw faults.notApplicable('This provider is disabled')
    })
  )
}
