import type { Context } from '@ante/kit/context'
import { isStorable } from '@ante/kit/storable'
import { networkOf } from '@ante/kit/network'
import { faults } from '@ante/product/content/index'
import * as staff from '@ante/product/staff/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { contextFor, type HostServices, withoutCookies } from '../http/call.ts'
import { resolveDomain } from '../http/domain.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { defaultLocale } from '@ante/texts'
import { broughtToken, inEnvelope, limitCaller } from './envelope.ts'

export interface EditorOptions extends HostServices {
  readonly limiter: RateLimiter | undefined
  /** Whether anybody may open an account. */
  readonly canRegister: boolean
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
  const errors = read.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }))
  throw faults.invalid(errors[0]?.message ?? 'Invalid body', { errors })
}

/** Accounts of content tools (API-124 to API-132), in the shapes of Strapi's users: they are staff, and players have nothing to do with them. */
export function mountEditors(app: FastifyInstance, options: EditorOptions): void {
  const { db, log, limiter, wake, settings, canRegister } = options
  type Work = (context: Context, request: FastifyRequest) => Promise<unknown>
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<FastifyReply> =>
    inEnvelope(request, reply, log, async () => {
      await limitCaller(limiter, `cms-auth ${networkOf(request.ip)}`, triesPerMinute)
      const { domain, origin } = await resolveDomain(request, { settings, origin: options.origin })
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
      const context = await contextFor(
        { ...options, origin },
        { locale: defaultLocale, domain, address: request.ip, userAgent, handle: withoutCookies }
      )
      const done = await work(context, request)
      wake()
      return done
    })
  const post = (path: string, work: Work) => app.post(path, (request, reply) => answer(request, reply, work))
  const caller = async (request: FastifyRequest): Promise<staff.EditorRow> => {
    const token = broughtToken(request.headers.authorization)
    const editor = token === undefined ? undefined : await staff.findEditor(db, token)
    if (!editor) throw faults.unauthorized()
    return editor
  }
  const { editorInput: input } = staff

  app.get('/cms/users/me', (request, reply) =>
    inEnvelope(request, reply, log, async () => staff.editorShape(await caller(request)))
  )
  post('/cms/auth/local', (context, request) => staff.signInEditor(context, bodyOf(request, input.signIn)))
  post('/cms/auth/local/register', async (context, request) => {
    if (!canRegister) throw faults.notApplicable('Register action is currently disabled')
    return staff.registerEditor(context, bodyOf(request, input.register))
  })
  post('/cms/auth/forgot-password', (context, request) =>
    staff.forgotEditorPassword(context, bodyOf(request, input.forgot))
  )
  post('/cms/auth/reset-password', (context, request) =>
    staff.resetEditorPassword(context, bodyOf(request, input.reset))
  )
  post('/cms/auth/change-password', async (context, request) =>
    staff.changeEditorPassword(context, await caller(request), bodyOf(request, input.change))
  )
  post('/cms/auth/send-email-confirmation', (context, request) =>
    staff.askEditorConfirmation(context, bodyOf(request, input.confirmation))
  )
  app.get<{ Querystring: { confirmation?: unknown } }>('/cms/auth/email-confirmation', (request, reply) =>
    answer(request, reply, async (context) => {
      const { confirmation } = request.query
      if (typeof confirmation !== 'string' || confirmation === '') throw faults.invalid('token.invalid')
      await staff.confirmEditor(context, confirmation)
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
