import { vendorUrl } from '@ante/kit/connector'
import { z } from 'zod'
import { messengerConnector } from '../messenger-port.ts'
import { telegram } from './adapter.ts'
import { publishedKeys } from './signed.ts'

/** Of the sandbox's bot, known to everybody: for a world without money on this machine. */
const sandboxToken = '4242:telegram_sandbox_ante'
const botOf = (token: string): string => token.slice(0, token.indexOf(':'))

/** Telegram: mini-apps and the login widget. */
export const connector = messengerConnector({
  name: 'telegram',
  config: z.object({
    bot_token: z
      .string()
      .regex(/^\d{1,16}:[\w-]{10,100}$/)
      .optional()
      .meta({
        description:
          'token of our bot, `<number>:<secret>`: mini-apps and logins by the widget are verified with it. Without it those of the sandbox, or none where `PUBLIC_URL` is not this machine',
      }),
    bot_id: z
      .string()
      .regex(/^\d{1,16}$/)
      .optional()
      .meta({
        description:
          'number of our bot, where a host is not to hold its token: mini-apps are verified by the key that Telegram publishes, and there is no widget',
      }),
    login_url: vendorUrl(
      'where the login widget is; https://oauth.telegram.org without it, or the sandbox’s with the sandbox’s bot'
    ),
  }),
  make({ bot_token: own, bot_id: id, login_url: given }, { twinUrl, isLocal }) {
    const token = own ?? (id === undefined && isLocal ? sandboxToken : undefined)
    const botId = token === undefined ? id : botOf(token)
    if (botId === undefined) return undefined
    return telegram({
      service: 'telegram',
      token,
      botId,
      publicKey: publishedKeys.production,
      loginUrl: given ?? (token === sandboxToken ? twinUrl : 'https://oauth.telegram.org'),
    })
  },
  twin: 'telegram',
})
