import { secretText } from '@ante/kit/connector'
import { z } from 'zod'
import { contentConnector } from '../port.ts'
import { strapi } from './adapter.ts'

/** One address below which everything is asked: it carries no key, and nothing behind it. */
const address = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text)
    return [username, password, search, hash].every((part) => part === '')
  }, 'carries a name, a password, a query or a hash; give the address alone, and the token as CMS_READ_TOKEN')
  .transform((text) => text.replace(/\/+$/, ''))

const names = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
)
const usualGroups = [
  'auth',
  'cashier',
  'customCode',
  'games',
  'general',
  'images',
  'locales',
  'loyalty',
  'popups',
  'redirects',
  'seo',
  'site',
  'systemPages',
  'tokens',
  'webSetting',
]

/** Strapi 5, or another Ante. */
export const connector = contentConnector({
  name: 'strapi',
  env: 'CMS',
  config: z.object({
    url: address.meta({
      description:
        'a Strapi 5 from which all content is read, with the last part of its address (`https://cms.example/api`), or another Ante (`https://ante.example/cms`); without it content is this house’s own',
    }),
    readToken: z
      .string()
      .optional()
      .meta({ description: 'our API token at `CMS_URL`; without it what is public there is read' }),
    webhookSecret: secretText(
      'what webhooks of that CMS to `/callbacks/cms` bring as `Authorization: Bearer …`; without it none is believed'
    ).optional(),
    freshSeconds: z.coerce
      .number()
      .int()
      .min(2)
      .max(86_400)
      .default(30)
      .meta({ description: 'how long what was read there is shown before it is read again' }),
    settings: names.default(usualGroups).meta({
      description:
        'groups of settings that are taken from there; all others are this house’s own, so that who writes content sets no limits of bets',
    }),
  }),
  make: ({ url, readToken, webhookSecret, freshSeconds, settings }) => ({
    provider: strapi({ url, token: readToken }),
    source: url,
    freshMs: freshSeconds * 1000,
    groups: settings,
    webhookSecret,
  }),
  twin: 'strapi',
})
