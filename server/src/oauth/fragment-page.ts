import { messagesOf, type LocaleCode } from '@ante/texts'

/** Puts what a service has told behind the # of the address into its query, where we can read it: the login widget of Telegram answers so. Nothing told is a no. */
const script = `
const told = new URLSearchParams(location.hash.slice(1)).get('tgAuthResult')
const url = new URL(location.pathname + location.search, location.origin)
if (told && told !== 'false') url.searchParams.set('code', told)
else url.searchParams.set('error', 'access_denied')
location.replace(url)`

export const fragmentPage = (locale: LocaleCode, nonce: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${messagesOf(locale).auth.titles.authorization}</title></head><body><script nonce="${nonce}">${script}</script></body></html>`
