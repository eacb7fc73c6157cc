import { misdeeds, type PlaySession, stakes } from './two-crows.ts'
import { gameTexts } from './two-crows-texts.ts'

const style = `
:root { color-scheme: dark; --night: #151a26; --ink: #f2ead8; --soft: #b9b4a6; --line: #49506a; --coin: #f0b94f; --crow: #0b0d14; --field: #232a3d }
* { box-sizing: border-box } html { block-size: 100% }
body { margin: 0; min-block-size: 100%; display: grid; grid-template-rows: auto 1fr auto; gap: .75rem; padding: 1rem; background: radial-gradient(circle at 50% 30%, #2c3552, var(--night) 70%); color: var(--ink); font: 1rem/1.5 Georgia, "Noto Serif", serif }
header { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; flex-wrap: wrap } h1 { font-size: 1.25rem; margin: 0 }
.sum { font-variant-numeric: tabular-nums } .soft { color: var(--soft); font-size: .875rem }
main { display: grid; align-content: center; justify-items: center; gap: 1rem; text-align: center }
.crows { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; inline-size: min(100%, 32rem) }
.crows button { display: grid; gap: .5rem; justify-items: center; padding: 1rem .5rem; border: 2px solid var(--line); border-radius: 1rem; background: var(--field); color: inherit; font: inherit; cursor: pointer; min-block-size: 44px }
.crows button:hover:not([disabled]) { border-color: var(--coin) } .crows button[disabled] { cursor: progress }
.crows svg { inline-size: min(100%, 9rem); block-size: auto } .crows .coin { opacity: 0 } .crows button[data-has=coin] .coin { opacity: 1 } .crows button[data-has=coin] { border-color: var(--coin) }
.crows button + button svg { transform: scaleX(-1) }
[role=status] { min-block-size: 1.6em; margin: 0; font-size: 1.125rem; text-wrap: balance }
footer { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; justify-content: space-between } footer p { display: grid; gap: .25rem; margin: 0; font-size: .875rem; color: var(--soft); max-inline-size: 100% }
select { min-block-size: 44px; padding-inline: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--field); color: var(--ink); font: inherit; font-size: 1rem; max-inline-size: 100% }
:focus-visible { outline: 3px solid var(--coin); outline-offset: 2px }`

const crow = `<svg viewBox="0 0 160 150" aria-hidden="true"><ellipse cx="80" cy="138" rx="58" ry="7" fill="#0007"/><path d="M28 128c-6-44 18-84 58-86 22-1 34 14 34 30l32 8-32 10c0 28-18 46-46 46-10 0-14-4-22-4z" fill="#0b0d14" stroke="#5a6484" stroke-width="3"/><path d="M44 122c4-28 22-46 52-44-6 26-22 42-52 44z" fill="#1d2233"/><circle cx="104" cy="66" r="7" fill="#f2ead8"/><circle cx="106" cy="66" r="3.4" fill="#0b0d14"/><g class="coin"><circle cx="140" cy="84" r="17" fill="#f0b94f" stroke="#8a5f14" stroke-width="3"/><circle cx="140" cy="84" r="9" fill="none" stroke="#8a5f14" stroke-width="2"/></g></svg>`

/** Text in JSON that stands in a script: nothing in it ends the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const script = (facts: unknown): string => `
const { texts, locale, currency, here } = ${inScript(facts)}
const sum = (cents) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
const [status, balance, stake, misdeed, free] = ['status', 'balance', 'stake', 'misdeed', 'free'].map((id) => document.getElementById(id))
const crows = [...document.querySelectorAll('.crows button')]
const show = (cents) => { if (typeof cents === 'number') balance.textContent = sum(cents) }
const showFree = (left) => { free.hidden = !left; free.textContent = texts.free.replace('{count}', left) }
const ask = async (path, body) => { const answer = await fetch(here + path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); if (!answer.ok) throw new Error(String(answer.status)); return answer.json() }
const words = ({ outcome, win, isFunds }) => outcome === 'won' ? texts.won.replace('{sum}', sum(win)) : outcome === 'refused' && isFunds ? texts.funds : texts[outcome]
async function play(choice) {
  if (crows.some(({ ariaDisabled }) => ariaDisabled === 'true')) return
  crows.forEach((crow) => { crow.ariaDisabled = 'true'; delete crow.dataset.has })
  status.textContent = texts.waiting
  try {
    const result = await ask('/round', { stake: Number(stake.value), choice, misdeed: misdeed.value })
    if (result.coin !== undefined) crows[result.coin].dataset.has = 'coin'
    status.textContent = words(result)
    show(result.balance)
    showFree(result.free ?? 0)
  } catch { status.textContent = texts.refused }
  crows.forEach((crow) => { crow.ariaDisabled = null })
}
crows.forEach((crow, choice) => crow.addEventListener('click', () => play(choice)))
ask('/balance').then((told) => { show(told.balance); showFree(told.free) }).catch(() => undefined)`

const sumText = (cents: number, { locale, currency }: PlaySession): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)

/** The page of Two Crows. What is tried out with the studio's server is chosen at its foot. */
export function crowsPage(session: PlaySession, nonce: string): string {
  const texts = gameTexts(session.locale)
  const { token, locale, currency } = session
  const option = (value: string | number, words: string) => `<option value="${value}">${words}</option>`
  return `<!doctype html>
<html lang="${/^[a-z]{2}$/.test(locale) ? locale : 'en'}" dir="${texts.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Two Crows</title><style nonce="${nonce}">${style}</style></head><body>
<header><h1>Two Crows</h1><b id="free" hidden></b><span class="soft">${texts.balance} <span class="sum" id="balance" dir="auto">…</span></span></header>
<main><h2 class="soft">${texts.question}</h2>
<div class="crows" dir="ltr"><button type="button" dir="auto">${crow}<span>${texts.crow[0]}</span></button><button type="button" dir="auto">${crow}<span>${texts.crow[1]}</span></button></div>
<p id="status" role="status"></p><p class="soft">${texts.rules}</p></main>
<footer><p><label for="stake">${texts.stake}</label><select id="stake">${stakes.map((cents) => option(cents, sumText(cents, session))).join('')}</select></p>
<p><label for="misdeed">${texts.trial}</label><select id="misdeed">${misdeeds.map((name) => option(name, texts.misdeeds[name])).join('')}</select></p></footer>
<script nonce="${nonce}">${script({ texts, locale, currency, here: token })}</script></body></html>`
}
