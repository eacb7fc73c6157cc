import { type LocaleCode, locales, messagesOf } from '@ante/texts'

/** The result that the waiting page receives, as a message of the same origin: `{type: 'oauth', …}`. */
export type OauthResult =
  | { readonly ok: true; readonly is_new: boolean }
  | { readonly ok: false; readonly code: string; readonly message: string }
  /** A service is to be linked. */
  | { readonly ok: false; readonly code: 'password_needed'; readonly token: string }
  | {
      readonly ok: false
      readonly code: 'second_step_needed'
      readonly token: string
      readonly resend_time: number
      readonly way: 'app' | 'email' | 'phone'
    }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
/** Inside a script nothing may end it. */
const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const style = `
:root { color-scheme: light dark; --paper: #f3efe6; --ink: #1c231f; --soft: #55605a; --deed: #9a4a12 }
@media (prefers-color-scheme: dark) { :root { --paper: #101512; --ink: #efeadd; --soft: #a9b0a8; --deed: #f0a25f } }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 26rem; padding: 1.5rem; display: grid; gap: .75rem; text-align: center } h1 { margin: 0; font-size: 1.25rem } p { margin: 0; color: var(--soft) }
a { color: var(--deed); font-weight: 600; display: inline-flex; align-items: center; justify-content: center; min-height: 44px } a:focus-visible { outline: 3px solid; outline-offset: 2px }`

/**
 * Tells the page that opened this window and closes it. Where there is none (a phone, a window that was not let open), the answer is left for the page of
 * the way back, which is gone to; a refusal is read here first.
 */
const script = (result: OauthResult, back: string): string => `
const result = ${json({ type: 'oauth', ...result })}, back = ${json(back)}
let opener = null
try { if (window.opener && window.opener.location.origin === location.origin) opener = window.opener } catch {}
if (opener) { opener.postMessage(result, location.origin); window.close() }
else {
  try { sessionStorage.setItem('socialAuthResult', JSON.stringify(result)) } catch {}
  if (result.ok || result.token) location.replace(back)
}`

export function oauthResultPage({
  locale,
  back,
  result,
  nonce,
}: {
  locale: LocaleCode
  back: string
  result: OauthResult
  nonce: string
}): string {
  const words = messagesOf(locale).auth.social
  const dir = locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
  const title = result.ok || 'token' in result ? words.windowDone : words.windowFailed
  const note = 'message' in result ? `<p role="alert">${escape(result.message)}</p>` : ''
  return `<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escape(title)}</h1>${note}<a href="${escape(back)}">${escape(words.windowBack)}</a></main><script nonce="${nonce}">${script(result, back)}</script></body></html>`
}
