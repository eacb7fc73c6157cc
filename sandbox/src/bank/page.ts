import type { PageTexts } from './page-texts/shape.ts'
import { style } from './style.ts'
import { account, cards, type Session } from './words.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const mark = `<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11" fill="var(--sand)"/><path d="M6 27c5-7 9-7 14-2s9 4 14-3v8a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill="var(--on-sand)"/><circle cx="27" cy="13" r="4.5" fill="var(--on-sand)"/></svg>`

export interface Look {
  readonly code: string
  readonly texts: PageTexts
  readonly nonce: string
}

const document = ({ code, texts, nonce }: Look, title: string, body: string): string => `<!doctype html>
<html lang="${code}" dir="${texts.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)} · Sandbank</title><style nonce="${nonce}">${style}</style></head>
<body><header>${mark}<div><b>Sandbank</b><span>${escape(texts.tagline)}</span></div></header>
<main><p class="notice">${escape(texts.notice)}</p>${body}</main></body></html>`

/** `$1,234.50`, in Latin digits and left to right in every language, as the shop shows it. */
function sumOf({ amount, currency }: Session): string {
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount / 100
  )
  return `<bdi dir="ltr">${escape(text)}</bdi>`
}

function facts(session: Session, texts: PageTexts): string {
  const shop = new URL(session.success_url).host
  const purpose =
    session.description === ''
      ? ''
      : `<dt>${escape(texts.purpose)}</dt><dd><bdi>${escape(session.description)}</bdi></dd>`
  return `<dl><dt>${escape(texts.to)}</dt><dd><bdi>${escape(shop)}</bdi></dd>${purpose}<dt>${escape(texts.reference)}</dt><dd><code dir="ltr">${escape(session.reference)}</code></dd></dl>`
}

const option = (choice: { token: string; masked: string }, name: string, index: number): string =>
  `<label><input type="radio" name="card" value="${escape(choice.token)}"${index === 0 ? ' checked' : ''}><span>${escape(name)}</span><bdi dir="ltr">•••• ${escape(choice.masked.slice(-4))}</bdi></label>`

function instruments(session: Session, texts: PageTexts): string {
  const isAccount = session.channel === 'account'
  const choices = isAccount
    ? option(account, session.bank_name ?? texts.fromAccount, 0)
    : cards.map((card, index) => option(card, texts.testCard, index)).join('')
  return `<fieldset><legend>${escape(isAccount ? texts.fromAccount : texts.chooseCard)}</legend>${choices}</fieldset>`
}

export function openPage(session: Session, look: Look): string {
  const { texts } = look
  return document(
    look,
    texts.title,
    `<form method="post" class="sheet"><h1>${escape(texts.title)}</h1>
<p class="sum"><small>${escape(texts.pay)}</small>${sumOf(session)}</p>${facts(session, texts)}${instruments(session, texts)}
<button class="main" name="decision" value="approve">${escape(texts.approve)}</button>
<div class="row"><button name="decision" value="decline">${escape(texts.decline)}</button><button name="decision" value="later">${escape(texts.later)}</button></div>
<button class="quiet" name="decision" value="cancel">${escape(texts.cancel)}</button></form>
<details><summary>${escape(texts.hintsTitle)}</summary><ul>${texts.hints.map((hint) => `<li>${escape(hint)}</li>`).join('')}</ul></details>`
  )
}

/** Without an address to go back to where the shop's own page stands around it. */
export function endedPage(session: Session, returnUrl: string | undefined, look: Look): string {
  const { texts } = look
  const [title, text] = session.status === 'open' ? [texts.title, ''] : texts.ended[session.status]
  return document(
    look,
    title,
    `<div class="sheet" role="status"><h1>${escape(title)}</h1><p class="sum">${sumOf(session)}</p>${facts(session, texts)}<p>${escape(text)}</p>
${returnUrl === undefined ? '' : `<a class="button main" href="${escape(returnUrl)}">${escape(texts.back)}</a>`}</div>`
  )
}

export const notFoundPage = (look: Look): string =>
  document(
    look,
    look.texts.notFound,
    `<div class="sheet" role="alert"><h1>${escape(look.texts.notFound)}</h1><p>${escape(look.texts.notFoundText)}</p></div>`
  )
