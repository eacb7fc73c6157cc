import { formatMoney, fromWire } from '@ante/kit/money'
import { numberText, percentText, say, shared, textsOfGame } from './boot.ts'
import { h, picture } from './dom.ts'
import type { GameClient, GameHost } from './game-client.ts'

/** Beyond a trillion a figure says nothing more. */
const odds = (digits: string): string => (digits.length > 13 ? shared.info.rare : numberText(digits))
const num = (text: string): HTMLElement => h('span', { class: 'num' }, text)

/** The figures depend on what the player chooses. */
const isChosen = ({ table: { info } }: GameHost): boolean =>
  info.certificate.method === 'closed-form' ||
  (info.certificate.method === 'optimal-play' && info.certificate.rtp.percent !== info.certificate.lowest.percent)

function returned(room: GameHost): HTMLElement[] {
  const { certificate } = room.table.info
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
  ]
}

function facts(room: GameHost): HTMLElement {
  const { certificate, stakes } = room.table.info
  const first = stakes.levels[0]
  const last = stakes.levels.at(-1)
  const rows: [string, string][] = [
    [
      shared.info.hit,
      say(isChosen(room) ? shared.info.hitChoice : shared.info.hitValue, {
        percent: percentText(certificate.hit.percent),
      }),
    ],
    [
      shared.info.volatility,
      say(shared.info.volatilityValue, {
        name: shared.info.volatilityNames[certificate.volatility],
        deviation: certificate.deviation,
      }),
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
      first && last
        ? say(shared.info.stakesValue, { min: formatMoney(fromWire(first)), max: formatMoney(fromWire(last)) })
        : '',
    ],
  ]
  return h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, num(value))]))
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
      h('h3', {}, shared.info.pays),
      ...client.pays(room),
      ...returned(room),
      facts(room),
      ...fair(room)
    )
  )
  document.body.append(sheet)
  sheet.showModal()
}
