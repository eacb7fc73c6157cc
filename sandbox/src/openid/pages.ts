import type { AuthorizationRequest, Person } from './request.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const style = `
:root { color-scheme: light dark; --paper: #f1f3f6; --card: #fff; --ink: #1c222b; --soft: #566070; --line: #cdd4de; --deed: #2450a8; --on: #fff; --focus: #b45309 }
@media (prefers-color-scheme: dark) { :root { --paper: #11151b; --card: #1a2029; --ink: #e9edf3; --soft: #a7b1c0; --line: #36404e; --deed: #8fb2f5; --on: #0d1420; --focus: #f5b35c } }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; background: var(--paper); color: var(--ink); font: 16px/1.5 "Segoe UI", "Noto Sans", "Noto Sans Arabic", system-ui, sans-serif; display: grid; justify-content: center; align-content: start }
main { inline-size: min(30rem, 100vw); padding: 1.25rem; display: grid; gap: .875rem }
h1 { font-size: 1.25rem; margin: 0 } p { margin: 0; color: var(--soft); font-size: .875rem }
form { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1rem; display: grid; gap: .75rem; margin: 0 }
form.known { padding: 0; border: 0; background: none }
label { display: grid; gap: .25rem; font-size: .875rem } label.tick { display: flex; align-items: center; gap: .5rem; min-block-size: 2.75rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
input[type=text], input[type=email] { inline-size: 100%; min-block-size: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem }
input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem }
button { min-block-size: 2.75rem; padding: 0 1rem; font: inherit; font-weight: 600; border-radius: .5rem; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
button.deed { background: var(--deed); border-color: var(--deed); color: var(--on) } form.known button { inline-size: 100%; text-align: start; background: var(--card) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const nameOf = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1)
const hidden = (request: AuthorizationRequest): string =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('')
const kept = (name: string, value: string): string =>
  value ? `<input type="hidden" name="${name}" value="${escape(value)}">` : ''

function knownForm(action: string, request: AuthorizationRequest, person: Person): string {
  const values = [
    kept('email', person.email),
    kept('given_name', person.givenName),
    kept('family_name', person.familyName),
    kept('verified', person.isVerified ? '1' : ''),
  ]
  return `<form class="known" method="post" action="${action}">${hidden(request)}${values.join('')}<button name="decision" value="approve">Continue as <bdi>${escape(person.email)}</bdi></button></form>`
}

/** Who are you, and may the site know? */
export function consentPage(service: string, request: AuthorizationRequest, known: readonly Person[]): string {
  const title = `Sign in with ${nameOf(service)} (sandbox)`
  const action = `${service}/decide`
  return page(
    title,
    `<h1>${escape(title)}</h1><p>This page is part of the simulation and runs on this machine. Don’t enter a real account: it accepts any name and email.
<b>${escape(new URL(request.redirect_uri).host)}</b> will see your name and email.</p>
${known.map((person) => knownForm(`../${action}`, request, person)).join('')}
<form method="post" action="../${action}">${hidden(request)}
<label>Email<input type="email" name="email" autocomplete="off" dir="ltr"></label>
<div class="pair"><label>First name<input type="text" name="given_name" autocomplete="off"></label><label>Last name<input type="text" name="family_name" autocomplete="off"></label></div>
<label class="tick"><input type="checkbox" name="verified" value="1" checked>This email is verified</label>
<button class="deed" name="decision" value="approve">Allow</button><button name="decision" value="decline" formnovalidate>Decline</button></form>`
  )
}

export const problemPage = (): string =>
  page('Unknown request', '<h1>Unknown request</h1><p>We don’t know the site that sent you here.</p>')
