import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { launchPage, loginPage } from './pages.ts'
import { appData, widgetData } from './signing.ts'

export interface TelegramOptions {
  /** Of the one bot that this world has. */
  readonly token: string
  /** The site that the bot opens. */
  readonly site: string
  readonly now?: () => number
}

const login = z.object({ bot_id: z.string(), origin: z.url(), return_to: z.url() })
const person = z.object({
  id: z.coerce.number().int().positive(),
  first_name: z.string().min(1).max(64),
  last_name: z.string().max(64).default(''),
  username: z.string().max(32).default(''),
  language_code: z.string().max(10).default('en'),
})
const theme = { bg_color: '#17212b', text_color: '#f5f5f5', button_color: '#5288c1', button_text_color: '#ffffff' }

const html = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text)
const leads = (reply: FastifyReply, to: string) =>
  reply.code(303).header('location', to).header('cache-control', 'no-store').send()
const wrong = (reply: FastifyReply, error: string) => reply.code(400).send({ error })

/** A messaging app in miniature: it opens the site as a mini-app, and has the login widget. It believes whoever somebody says to be. */
export function telegramApp({ token, site, now = Date.now }: TelegramOptions): FastifyPluginAsync {
  const seconds = () => Math.floor(now() / 1000)
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    )
    app.get('/', (_request, reply) => html(reply, launchPage(new URL(site).host)))
    app.post('/open', (request, reply) => {
      const said = person.safeParse(request.body)
      if (!said.success) return wrong(reply, 'who is it?')
      const rest = new URLSearchParams({
        tgWebAppData: appData(said.data, { token, at: seconds() }),
        tgWebAppVersion: '8.0',
        tgWebAppPlatform: 'ios',
        tgWebAppThemeParams: JSON.stringify(theme),
      })
      return leads(reply, `${site}/#${rest.toString()}`)
    })
    app.get('/auth', (request, reply) => {
      const asked = login.safeParse(request.query)
      if (!asked.success || asked.data.bot_id !== token.split(':')[0]) return wrong(reply, 'bot unknown')
      return html(reply, loginPage(asked.data))
    })
    app.post('/auth', (request, reply) => {
      const asked = login.safeParse(request.body)
      const said = person.safeParse(request.body)
      if (!asked.success || !said.success) return wrong(reply, 'who is it?')
      const { origin, return_to } = asked.data
      // A bot is known for one site, and leads nowhere else.
      if (new URL(return_to).origin !== new URL(origin).origin) return wrong(reply, 'bot domain invalid')
      const told = JSON.stringify(widgetData(said.data, { token, at: seconds() }))
      return leads(reply, `${return_to}#tgAuthResult=${Buffer.from(told).toString('base64url')}`)
    })
  }
}
