const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const style = `
:root { color-scheme: light dark; --paper: #eef2f5; --card: #fff; --ink: #17212b; --soft: #5d6b78; --line: #ccd6de; --deed: #1f6fb2; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1621; --card: #17212b; --ink: #f2f5f7; --soft: #9fb0bf; --line: #2b3a48; --deed: #7ab8ec; --on: #0e1621 } }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { inline-size: min(24rem, 100vw - 2rem); display: grid; gap: .875rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem }
h1 { font-size: 1.25rem; margin: 0 } p { margin: 0; color: var(--soft); font-size: .875rem } form { display: grid; gap: .75rem }
label { display: grid; gap: .25rem; font-size: .875rem }
input { inline-size: 100%; min-block-size: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .625rem }
button { min-block-size: 2.75rem; font: inherit; font-weight: 600; border: 0; border-radius: .625rem; background: var(--deed); color: var(--on); cursor: pointer }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1>
<p>This page is part of the simulation: it believes whoever you say to be.</p>${body}</main></body></html>`

const who = `<label>Number<input name="id" inputmode="numeric" value="70001" required></label>
<label>First name<input name="first_name" value="Ada" required></label>
<label>Last name<input name="last_name" value="Byron"></label>
<label>Username<input name="username" value="ada_byron"></label>`

export const launchPage = (host: string): string =>
  page(
    'Messaging app (sandbox)',
    `<form method="post" action="open">${who}<label>Language<input name="language_code" value="en"></label><button>Open ${escape(host)}</button></form>`
  )

export function loginPage(asked: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`
  )
  return page(
    'Sign in with Telegram (sandbox)',
    `<form method="post">${hidden.join('')}${who}<button>Allow</button></form>`
  )
}
