const style = `
:root { color-scheme: light; --paper: #fbf7ef; --ink: #20242c; --soft: #5f6672; --line: #ddd5c5; --deed: #7a1f3d; --card: #fff }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 Georgia, "Noto Serif", serif }
header { border-block-end: 3px double var(--line); padding: 1.25rem max(1.25rem, calc(50vw - 32rem)) }
header b { font-size: 1.75rem; letter-spacing: -.01em } header span { color: var(--soft); font-size: .875rem; display: block }
main { display: grid; gap: 2rem; padding: 2rem max(1.25rem, calc(50vw - 32rem)); grid-template-columns: minmax(0, 1fr) }
@media (min-width: 56rem) { main { grid-template-columns: minmax(0, 1fr) 27rem } }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance } h2 { font-size: 1rem; margin: 1.5rem 0 .25rem } p { margin: 0 0 1rem }
.note { color: var(--soft); font-size: .875rem }
aside { display: grid; align-content: start; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; background: var(--card) }
nav { display: grid; grid-template-columns: 1fr 1fr; border-block-end: 1px solid var(--line); font: 600 .9375rem/1 system-ui, sans-serif }
nav a { display: grid; place-items: center; min-block-size: 3rem; color: var(--soft); text-decoration: none } nav a[aria-current] { color: var(--deed); box-shadow: inset 0 -3px var(--deed) }
iframe { border: 0; inline-size: 100%; block-size: 44rem; display: block; background: #111 }
ol { margin: 0; padding-inline-start: 1.25rem; font: .875rem/1.6 ui-monospace, monospace; color: var(--soft); min-block-size: 1.5rem; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--deed); outline-offset: 2px }`

/** Only the site itself is believed, and led to. */
const script = (site: string): string => `
const site = ${JSON.stringify(site)}, heard = document.getElementById('heard')
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== site || source !== document.querySelector('iframe').contentWindow || !data || typeof data.type !== 'string') return
  const line = document.createElement('li')
  line.textContent = data.type + (data.url ? ' ' + data.url : '')
  heard.append(line)
  if (data.type === 'refresh_user') document.getElementById('state').textContent = 'You’re logged in. Continue in the form on this page.'
  if (data.type === 'redirect' && URL.canParse(data.url) && new URL(data.url).origin === site) location.assign(data.url)
})`

const tab = (form: string, shown: string, words: string): string =>
  `<a href="?form=${form}"${form === shown ? ' aria-current="page"' : ''}>${words}</a>`

export function partnerPage(site: string, form: 'sign_in' | 'sign_up'): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>The Saturday Coupon (simulated partner)</title><style>${style}</style></head><body>
<header><b>The Saturday Coupon</b><span>A simulated partner of ${new URL(site).host}</span></header>
<main><article><h1>Where the odds are shown before you play</h1>
<p>This page belongs to the simulation: it stands for the site of a partner, which holds the forms of login and registration in a frame.</p>
<p id="state" role="status">Nobody has logged in on this page yet.</p>
<h2>What the form has told this page</h2><ol id="heard"></ol>
<p class="note">The form sends messages only to partners on the operator’s list. Passwords never reach this page.</p></article>
<aside><nav aria-label="Form">${tab('sign_in', form, 'Log in')}${tab('sign_up', form, 'Open an account')}</nav>
<iframe title="${form === 'sign_in' ? 'Log in' : 'Open an account'}" src="${site}/forms/${form}"></iframe></aside></main>
<script>${script(site)}</script></body></html>`
}
