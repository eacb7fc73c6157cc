import type { Message } from './storage.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
/** The addresses of a letter become links, as in every mail program. */
const linked = (text: string): string =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const style = `
:root { color-scheme: light dark; --paper: #f6f4ee; --card: #fffefb; --ink: #26241f; --soft: #6b675c; --line: #ddd8ca; --seal: #96402f; --focus: #1d5c8c }
@media (prefers-color-scheme: dark) { :root { --paper: #171613; --card: #211f1b; --ink: #efeadd; --soft: #b0a998; --line: #3a372f; --seal: #e09a82; --focus: #8cc4ee } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 "Segoe UI", "Noto Sans", "Noto Sans Arabic", system-ui, sans-serif; display: grid; justify-content: center }
main { inline-size: min(44rem, 100vw); padding: 2rem 1.25rem; display: grid; gap: 1rem }
h1 { font-size: 1.25rem; margin: 0 } p { margin: 0; color: var(--soft) }
article, li a { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1.125rem 1.25rem }
article { display: grid; gap: .5rem } h2 { font-size: 1.0625rem; margin: 0 } pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem } li a { display: flex; justify-content: space-between; gap: 1rem; text-decoration: none; color: inherit } li a:hover { border-color: var(--seal) }
article a, p a { color: var(--seal) } time { font-size: .875rem; color: var(--soft) } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }`

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)} · Postbox</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const note = 'Part of the simulation: emails stay on this machine, and anyone here can read them.'

export const listPage = (all: readonly { address: string; count: number }[]): string =>
  document(
    'Mailboxes',
    `<h1>Mailboxes</h1><p>${note}</p>${all.length === 0 ? '<p>No emails have been sent yet.</p>' : `<ul>${all.map(({ address, count }) => `<li><a href="mailboxes/${encodeURIComponent(address)}"><bdi>${escape(address)}</bdi><span>${count}</span></a></li>`).join('')}</ul>`}`
  )

export const mailboxPage = (address: string, letters: readonly Message[]): string =>
  document(
    address,
    `<h1><bdi>${escape(address)}</bdi></h1><p>${note} <a href="../mailboxes">All mailboxes</a></p>${
      letters.length === 0
        ? '<p>No emails have been sent to this address.</p>'
        : letters
            .map(
              (letter) =>
                `<article dir="auto"><h2>${escape(letter.subject)}</h2><time datetime="${new Date(letter.at).toISOString()}">${new Date(letter.at).toISOString().slice(0, 16).replace('T', ' ')} UTC · ${escape(letter.from)}</time><pre>${linked(letter.text)}</pre>${letter.html === '' ? '' : `<p><a href="${encodeURIComponent(address)}/messages/${letter.id}/html">As it looks</a></p>`}</article>`
            )
            .join('')
    }`
  )
