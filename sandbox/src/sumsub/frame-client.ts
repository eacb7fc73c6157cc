/**
 * The script of the form. It speaks with the published client by messages: `onReady` → `init` with the token → `onInitialized`, then what happens. A token
 * that is over is told by `onError`, and the client answers with `updateAccessToken`.
 */
export const frameClient = String.raw`
'use strict'
const frameId = new URLSearchParams(location.search).get('_')
const sessionId = crypto.randomUUID()
const root = document.getElementById('root')
let token = '', texts = {}, last = '', renewal
const tell = (method, data = {}) => parent.postMessage({ method, sessionId, frameId, ...data }, '*')
const resized = () => tell('idCheck.onResize', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) + 8 })
const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props)
  node.append(...children)
  return node
}
async function call(path, body) {
  const response = await fetch('api/' + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ' + token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status !== 401) return { ok: response.ok, body: await response.json() }
  const renewed = new Promise((done) => { renewal = done })
  tell('idCheck.onError', { code: 'invalid-token', error: 'Access token is expired' })
  token = await renewed
  return call(path, body)
}
const field = (name, label, props = {}) =>
  make('label', { className: 'field' }, make('span', { textContent: label }), make('input', { name, required: true, ...props }))
const choice = (name, label, options) =>
  make('label', { className: 'field' }, make('span', { textContent: label }),
    make('select', { name }, ...options.map(([value, text]) => make('option', { value, textContent: text }))))
function form(state) {
  const { info, kind } = state
  const document_ = info.idDocs?.[0] ?? {}
  const parts = kind === 'action'
    ? [choice('source', texts.source, [['salary', texts.salary], ['business', texts.business], ['savings', texts.savings]])]
    : [
        choice('idDocType', texts.document, [['ID_CARD', texts.idCard], ['PASSPORT', texts.passport], ['DRIVERS', texts.licence]]),
        make('div', { className: 'pair' },
          field('country', texts.country, { value: document_.country ?? 'DEU', pattern: '[A-Z]{3}', maxLength: 3 }),
          field('number', texts.number, { value: document_.number ?? '', maxLength: 40, autocomplete: 'off' }),
          field('firstName', texts.firstName, { value: info.firstName ?? '' }),
          field('lastName', texts.lastName, { value: info.lastName ?? '' }),
          field('dob', texts.birthDate, { type: 'date', value: info.dob ?? '' }),
          field('validUntil', texts.validUntil, { type: 'date', value: document_.validUntil ?? '' })),
      ]
  const button = make('button', { className: 'main', textContent: texts.send })
  const node = make('form', {}, make('h1', { textContent: kind === 'action' ? texts.fundsTitle : texts.title }), make('p', { textContent: texts.notice }), ...parts, button)
  node.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    const { ok, body } = await call('submit', Object.fromEntries(new FormData(node)))
    button.disabled = false
    if (!ok) return node.querySelector('[name="' + body.description + '"]')?.focus()
    tell(kind === 'action' ? 'idCheck.onActionSubmitted' : 'idCheck.onApplicantSubmitted', { applicantId: state.id })
    draw(body)
  })
  return node
}
const reviewer = () => make('section', { className: 'review' }, make('p', { textContent: texts.reviewer }),
  make('div', { className: 'row' }, ...['approve', 'retry', 'reject', 'sanctions'].map((decision) => {
    const button = make('button', { type: 'button', textContent: texts[decision] })
    button.dataset.decision = decision
    button.addEventListener('click', async () => draw((await call('decide', { decision })).body))
    return button
  })))
function draw(state) {
  const { reviewStatus, reviewResult } = state.review
  const now = JSON.stringify(state.review)
  if (now === last) return
  if (last !== '') tell(state.kind === 'action' ? 'idCheck.onActionCompleted' : 'idCheck.onApplicantStatusChanged', { reviewStatus, reviewResult })
  last = now
  const again = reviewResult?.reviewRejectType === 'RETRY'
  const said = (title, text) => [make('h1', { textContent: title }), make('p', { textContent: text })]
  if (reviewStatus === 'init') root.replaceChildren(form(state))
  else if (reviewStatus !== 'completed') root.replaceChildren(...said(texts.checking, texts.checkingText), reviewer())
  else if (again) root.replaceChildren(...said(texts.again, reviewResult.moderationComment ?? ''), form(state))
  else root.replaceChildren(...(reviewResult?.reviewAnswer === 'GREEN' ? said(texts.done, texts.doneText) : said(texts.refused, texts.refusedText)))
  resized()
}
async function speak(lang) {
  texts = await (await fetch('api/texts?lang=' + encodeURIComponent(lang))).json()
  document.documentElement.lang = texts.lang
  document.documentElement.dir = texts.dir
}
addEventListener('message', async ({ data, source }) => {
  if (source !== parent || !data || typeof data !== 'object') return
  if (data.method === 'idCheck.updateAccessToken' && data.accessToken) renewal?.(data.accessToken)
  if (data.method === 'idCheck.callSetLanguage') { await speak(data.language); const kept = last; last = ''; draw((await call('state')).body); last ||= kept }
  if (data.method !== 'idCheck.init' || token) return
  token = data.accessToken
  await speak(data.lang ?? 'en')
  const { body } = await call('state')
  tell('idCheck.onInitialized')
  tell('idCheck.onApplicantLoaded', { applicantId: body.id })
  draw(body)
  setInterval(async () => draw((await call('state')).body), 2000)
})
new ResizeObserver(resized).observe(document.documentElement)
tell('idCheck.onReady')
`
