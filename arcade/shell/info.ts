import { fromWire, type WireMoney } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import type { Certificate } from '../rules/protocol.ts'
import { boot, numberText, percentText, say, shared, textsOfGame } from './boot.ts'
import { h, picture } from './dom.ts'
import { times } from './quick/parts.ts'
import { sessionOf, sessionRounds } from './session/range.ts'
import type { GameClient, GameHost } from './game-client.ts'

/** Beyond a trillion a figure says nothing more. */
const odds = (digits: string): string => (digits.length > 13 ? shared.info.rare : numberText(digits))
const num = (text: string): HTMLElement => h('span', { class: 'num' }, text)

function returned(room: GameHost): HTMLElement[] {
  const { certificate, jackpot } = room.table.info
  const { rtp, lowest, parts } = certificate
  const fraction = {
    numerator: numberText(rtp.numerator),
    denominator: numberText(rtp.denominator),
    cycle: numberText(certificate.cycle),
    lowest: percentText(lowest.percent),
  }
  const hasChoices = rtp.numerator !== lowest.numerator || rtp.denominator !== lowest.denominator
  const sentence = hasChoices
    ? shared.info.returnBest
    : certificate.method === 'optimal-play'
      ? shared.info.returnPerfect
      : certificate.method === 'full-cycle'
        ? shared.info.returnExact
        : shared.info.returnFlat
  const names = shared.info.partNames
  const shares =
    parts.length > 1
      ? say(shared.info.parts, {
          parts: parts
            .map((part) =>
              say(shared.info.part, { percent: percentText(part.percent), name: names[part.name] ?? part.name })
            )
            .join(', '),
        })
      : ''
  return [
    h('h3', {}, shared.info.return),
    h('p', { class: 'big num' }, percentText(rtp.percent)),
    h('p', {}, `${say(sentence, fraction)} ${shares}`),
    ...(jackpot && boot.mode === 'real'
      ? [h('p', {}, say(shared.info.jackpot, { title: jackpot.title, percent: percentText(jackpot.return_percent) }))]
      : []),
  ]
}

function facts(room: GameHost): HTMLElement {
  const { certificate, stakes } = room.table.info
  const { lowest, highest } = certificate.hits
  const [usual] = certificate.choices
  const sum = (money: WireMoney): string => sumInSentence(fromWire(money), boot.locale)
  const range = { min: sum(stakes.min), max: sum(stakes.max) }
  const rows: [string, string][] = [
    [
      shared.info.hit,
      lowest.percent === highest.percent
        ? say(shared.info.hitValue, { percent: percentText(certificate.hit.percent) })
        : say(shared.info.hitRange, { lowest: percentText(lowest.percent), highest: percentText(highest.percent) }),
    ],
    [
      shared.info.volatility,
      say(shared.info.volatilityValue, {
        name: shared.info.volatilityNames[certificate.volatility],
        deviation: numberText(certificate.deviation),
      }) + (usual ? ` – ${choiceText(usual)}` : ''),
    ],
    [
      shared.info.maxWin,
      say(shared.info.maxWinValue, {
        multiple: numberText(certificate.max_win.multiple),
        odds: odds(certificate.max_win.one_in),
      }),
    ],
    [
      shared.info.stakes,
      stakes.bet_max
        ? say(shared.info.stakesTable, { ...range, bet: sum(stakes.bet_max) })
        : say(shared.info.stakesValue, range),
    ],
    [shared.info.maxSum, sum(room.table.info.max_win)],
    ...sessionRange(room),
  ]
  return h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, num(value))]))
}

/** What many rounds at this stake come to: the exact mean, and by the standard deviation where most sessions end. */
function sessionRange(room: GameHost): [string, string][] {
  const { info, stake } = room.table
  if (info.stakes.step === null) return []
  const { mean, low, high } = sessionOf(info.certificate, stake.minor)
  const signed = (minor: bigint): string => (minor < 0n ? `−${room.amount(-minor)}` : room.amount(minor))
  const values = { rounds: numberText(String(sessionRounds)), stake: room.amount(stake.minor) }
  return [
    [
      say(shared.info.session, values),
      say(shared.info.sessionValue, { mean: signed(mean), low: signed(low), high: signed(high) }),
    ],
  ]
}

/** What a choice is called: by what all games say, or by the texts of this game. */
function choiceText({ kind, values: [first = 0, second = 0] }: Certificate['choices'][number]): string {
  if (kind === 'named') {
    const { choices = [] } = textsOfGame<{ readonly choices?: readonly string[] }>()
    return say(choices[first] ?? '', { count: numberText(String(second)) })
  }
  return say(shared.info.choiceNames[kind], {
    percent: percentText(String(first)),
    multiple: times(first),
    count: numberText(String(first)),
    steps: numberText(String(second)),
  })
}

/** Choices that pay one sum or nothing: the chance of that sum is their hit rate. */
const isBet: ReadonlySet<string> = new Set(['chance', 'target', 'plan', 'covers'])

/** The figures of single choices, where there is more than one. */
function byChoice(room: GameHost): HTMLElement[] {
  const { choices } = room.table.info.certificate
  if (choices.length < 2) return []
  const { choice, returned: share, hits, most } = shared.info.choiceHeads
  const head = [choice, share, hits, most].map((name) => h('th', { scope: 'col' }, name))
  const rows = choices.map((one) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, choiceText(one)),
      h('td', {}, num(percentText(one.rtp.percent))),
      h('td', {}, num(percentText(one.hit.percent))),
      h(
        'td',
        {},
        num(times(Number(one.max_win.multiple.replace('.', '')))),
        !isBet.has(one.kind) && h('small', {}, say(shared.info.choiceOdds, { odds: odds(one.max_win.one_in) }))
      )
    )
  )
  return [
    h('h3', {}, shared.info.byChoice),
    h('div', { class: 'by-choice' }, h('table', {}, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows))),
  ]
}

function fair(room: GameHost): HTMLElement[] {
  const { round, info } = room.table
  const rows: [string, string][] = round
    ? [
        [shared.info.serverHash, round.server_hash],
        [shared.info.clientSeed, round.client_seed],
        [shared.info.nonce, String(round.nonce)],
      ]
    : []
  return [
    h('h3', {}, shared.info.interrupted),
    h('p', {}, room.table.isShared ? shared.info.interruptedShared : shared.info.interruptedText),
    h('h3', {}, shared.info.fair),
    h('p', {}, room.table.isShared ? shared.info.fairShared : shared.info.fairText),
    h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, h('code', {}, value))])),
    h(
      'p',
      {},
      say(shared.info.version, { version: info.certificate.version }),
      ' ',
      h('code', {}, info.certificate.hash)
    ),
  ]
}

/** The keys of the frame, and what the player's market allows to do with them. */
function keyboard({ table }: GameHost): HTMLElement[] {
  const { title, play, auto, skip } = shared.desk.keys
  const { autoplay, slam_stop } = table.info.allowed
  return [
    h('h3', {}, title),
    h('p', {}, [play, ...(slam_stop ? [skip] : []), ...(autoplay && !table.isShared ? [auto] : [])].join(' ')),
  ]
}

const howLines = (): readonly string[] => textsOfGame<{ readonly how?: readonly string[] }>().how ?? []

/** The rules, pays and exact return, one click away (GAM-4). Written anew each time it opens. */
export function openInfo(room: GameHost, client: GameClient): void {
  const shut = h(
    'button',
    { class: 'round-button', type: 'button', 'aria-label': shared.close, click: () => sheet.close() },
    picture('0 0 24 24', '<path d="M6 6l12 12M18 6L6 18"/>')
  )
  const sheet: HTMLDialogElement = h(
    'dialog',
    {
      class: 'sheet',
      'aria-labelledby': 'sheet-title',
      close: () => sheet.remove(),
      click: (event) => event.target === sheet && sheet.close(),
    },
    h('header', {}, h('h2', { id: 'sheet-title' }, shared.rules), shut),
    h(
      'div',
      { class: 'body' },
      h('h3', {}, shared.info.how),
      ...howLines().map((line) => h('p', {}, line)),
      ...keyboard(room),
      h('h3', {}, shared.info.pays),
      ...client.pays(room),
      ...returned(room),
      facts(room),
      ...byChoice(room),
      ...fair(room)
    )
  )
  document.body.append(sheet)
  sheet.showModal()
}
