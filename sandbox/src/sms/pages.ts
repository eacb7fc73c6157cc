import type { Message } from './storage.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
/** The addresses of a message become links, as on a phone. */
const linked = (text: string): string =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const style = `
:root { color-scheme: light dark; --paper: #eef1f4; --bubble: #fff; --ink: #1c2126; --soft: #59636d; --line: #d4dae0; --mark: #1f6f5c; --focus: #1d5c8c }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --bubble: #22282d; --ink: #e9edf0; --soft: #a3adb6; --line: #343c43; --mark: #7fd0b8; --focus: #8cc4ee } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 "Segoe UI", "Noto Sans", "Noto Sans Arabic", system-ui, sans-serif; display: grid; justify-content: center }
main { inline-size: min(30rem, 100vw); padding: 2rem 1.25rem; display: grid; gap: 1rem }
h1 { font-size: 1.25rem; margin: 0; font-variant-numeric: tabular-nums } p { margin: 0; color: var(--soft) }
article { background: var(--bubble); border-radius: 1.125rem; border-end-start-radius: .25rem; padding: .75rem 1rem; display: grid; gap: .25rem; inline-size: fit-content; max-inline-size: 100% }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere } footer, time { font-size: .8125rem; color: var(--soft) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
li a { background: var(--bubble); border: 1px solid var(--line); border-radius: .875rem; padding: 1rem 1.25rem; display: flex; justify-content: space-between; gap: 1rem; text-decoration: none; color: inherit; font-variant-numeric: tabular-nums } li a:hover { border-color: var(--mark) }
article a, p a { color: var(--mark) } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }`

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)} · Text messages</title><style>${style}</style></head><body><main>${body}</main></body></html>`

const note = 'Part of the simulation: text messages stay on this machine, and anyone here can read them.'
const receipts = { delivered: 'Delivered', failed: 'Failed' } as const

export const listPage = (all: readonly { number: string; count: number }[]): string =>
  document(
    'Numbers',
    `<h1>Phone numbers</h1><p>${note}</p>${
      all.length === 0
        ? '<p>No text messages have been sent yet.</p>'
        : `<ul>${all.map(({ number, count }) => `<li><a href="numbers/${encodeURIComponent(number)}"><bdi>+${escape(number)}</bdi><span>${count}</span></a></li>`).join('')}</ul>`
    }`
  )

export const numberPage = (number: string, messages: readonly Message[]): string =>
  document(
    `+${number}`,
    `<h1><bdi>+${escape(number)}</bdi></h1><p>${note} <a href="../numbers">All numbers</a></p>${
      messages.length === 0
        ? '<p>No text messages have been sent to this number.</p>'
        : messages
            .map(
              ({ from, text, at, receipt }) =>
                `<article dir="auto"><pre>${linked(text)}</pre><footer dir="ltr"><time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${escape(from)}${receipt ? ` · ${receipts[receipt]}` : ''}</footer></article>`
            )
            .join('')
    }`
  )
