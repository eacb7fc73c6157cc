import { formatMoney, fromWire } from '@ante/kit/money'
import { boot, say, texts } from './boot.ts'
import { h, picture } from './dom.ts'
import type { GameClient, Room } from './game-client.ts'

const group = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')
/** Beyond a trillion a figure says nothing more. */
const odds = (digits: string): string => (digits.length > 13 ? texts.info.rare : group(digits))
const num = (text: string): HTMLElement => h('span', { class: 'num' }, text)

/** The figures depend on what the player chooses. */
const isChosen = ({ table: { info } }: Room): boolean =>
  info.certificate.method === 'closed-form' || (info.certificate.method === 'optimal-play' && info.certificate.rtp.percent !== info.certificate.lowest.percent)

function returned(room: Room): HTMLElement[] {
  const { certificate } = room.table.info
  const { rtp, lowest, parts } = certificate
  const fraction = { numerator: group(rtp.numerator), denominator: group(rtp.denominator), cycle: group(certificate.cycle), lowest: `${lowest.percent}%` }
  const hasChoices = rtp.numerator !== lowest.numerator || rtp.denominator !== lowest.denominator
  const sentence = hasChoices
    ? texts.info.returnBest
    : certificate.method === 'optimal-play'
      ? texts.info.returnPerfect
      : certificate.method === 'full-cycle'
        ? texts.info.returnExact
        : texts.info.returnFlat
  const names = texts.info.partNames
  const shares =
    parts.length > 1
      ? say(texts.info.parts, {
          parts: parts.map((part) => say(texts.info.part, { percent: `${part.percent}%`, name: names[part.name] ?? part.name })).join(', '),
        })
      : ''
  return [h('h3', {}, texts.info.return), h('p', { class: 'big num' }, `${rtp.percent}%`), h('p', {}, `${say(sentence, fraction)} ${shares}`)]
}

function facts(room: Room): HTMLElement {
  const { certificate, stakes } = room.table.info
  const first = stakes.levels[0]
  const last = stakes.levels.at(-1)
  const rows: [string, string][] = [
    [texts.info.hit, say(isChosen(room) ? texts.info.hitChoice : texts.info.hitValue, { percent: `${certificate.hit.percent}%` })],
    [texts.info.volatility, say(texts.info.volatilityValue, { name: texts.info.volatilityNames[certificate.volatility], deviation: certificate.deviation })],
    [texts.info.maxWin, say(texts.info.maxWinValue, { multiple: certificate.max_win.multiple.replace(/^\d+/, group), odds: odds(certificate.max_win.one_in) })],
    [texts.info.stakes, first && last ? say(texts.info.stakesValue, { min: formatMoney(fromWire(first)), max: formatMoney(fromWire(last)) }) : ''],
  ]
  return h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, num(value))]))
}

function fair(room: Room): HTMLElement[] {
  const { round, info } = room.table
  const rows: [string, string][] = round
    ? [
        [texts.info.serverHash, round.server_hash],
        [texts.info.clientSeed, round.client_seed],
        [texts.info.nonce, String(round.nonce)],
      ]
    : []
  return [
    h('h3', {}, texts.info.interrupted),
    h('p', {}, room.table.isShared ? texts.info.interruptedShared : texts.info.interruptedText),
    h('h3', {}, texts.info.fair),
    h('p', {}, room.table.isShared ? texts.info.fairShared : texts.info.fairText),
    h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, h('code', {}, value))])),
    h('p', {}, say(texts.info.version, { version: info.certificate.version }), ' ', h('code', {}, info.certificate.hash)),
  ]
}

const howOf = (sysname: string): readonly string[] => {
  const games: Readonly<Record<string, { how: readonly string[] }>> = texts.games
  return games[sysname]?.how ?? []
}

/** The rules, pays and exact return, one click away (GAM-4). Written anew each time it opens. */
export function openInfo(room: Room, client: GameClient): void {
  const shut = h(
    'button',
    { class: 'round-button', type: 'button', 'aria-label': texts.close, click: () => sheet.close() },
    picture('0 0 24 24', '<path d="M6 6l12 12M18 6L6 18"/>')
  )
  const sheet: HTMLDialogElement = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'sheet-title', close: () => sheet.remove(), click: (event) => event.target === sheet && sheet.close() },
    h('header', {}, h('h2', { id: 'sheet-title' }, texts.rules), shut),
    h(
      'div',
      { class: 'body' },
      h('h3', {}, texts.info.how),
      ...howOf(boot.sysname).map((line) => h('p', {}, line)),
      h('h3', {}, texts.info.pays),
      ...client.pays(room),
      ...returned(room),
      facts(room),
      ...fair(room)
    )
  )
  document.body.append(sheet)
  sheet.showModal()
}
