import { fromWire } from '@ante/kit/money'
import type { Round } from '../../rules/protocol.ts'
import { call } from '../api.ts'
import { boot, say, shared, sitePath } from '../boot.ts'
import { h } from '../dom.ts'
import type { GameClient, GameHost } from '../game-client.ts'
import { resultText } from '../result.ts'
import { DemoRounds } from '../seeds/demo-rounds.ts'
import { openSheet } from '../sheet.ts'
import { Still } from './still.ts'

const words = shared.desk.history
const quietLink = (): void => undefined
/** A round as the list has it; `view` only of play money, whose rounds this tab keeps. */
type Listed = Pick<Round, 'id' | 'stake' | 'win' | 'status' | 'started_at'> & Partial<Round>

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat(boot.locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso))

async function readRounds(): Promise<readonly Listed[] | undefined> {
  if (boot.mode === 'demo') return new DemoRounds(boot.sysname).read()
  const answer = await call<{ rounds: readonly Listed[] }>(
    'games.getHistory',
    { sysname: boot.sysname, count: 10, offset: 0 },
    { method: 'GET', onLink: quietLink }
  )
  return 'data' in answer ? answer.data.rounds : undefined
}

const isWhole = (round: Listed): round is Round => round.view !== undefined
async function readWhole(round: Listed): Promise<Round | undefined> {
  if (isWhole(round)) return round
  const answer = await call<{ round: Round }>('games.getround', { id: round.id }, { method: 'GET', onLink: quietLink })
  return 'data' in answer ? answer.data.round : undefined
}

/** The last rounds of this game: what each took and paid, its final state as the game shows it, and how it came to it. */
export async function openHistory(host: GameHost, client: GameClient): Promise<void> {
  const sheet = openSheet(words.title, 'history-sheet', () => undefined)
  const still = new Still(host, client)
  const list = h('div', {}, h('p', { class: 'note' }, shared.seeds.loading))
  sheet.body.append(still.element, list)
  if (boot.mode === 'real')
    sheet.body.append(
      h('p', {}, h('a', { href: sitePath('/profile/bets?view=casino'), target: '_top', class: 'verify' }, words.all))
    )
  const rounds = await readRounds()
  if (!rounds) return list.replaceChildren(h('p', { class: 'problem', role: 'alert' }, shared.seeds.failed))
  // An open round is on the table itself.
  const over = rounds.filter(({ status }) => status !== 'open')
  if (over.length === 0) return list.replaceChildren(h('p', { class: 'note' }, words.none))
  const show = async (listed: Listed): Promise<void> => {
    const round = await readWhole(listed)
    if (!round) return sheet.say(shared.seeds.failed)
    sheet.say(`${timeOf(round.started_at)}. ${resultText(round, still.show(round), host)}`)
    sheet.element.scrollTo({ top: 0 })
  }
  list.replaceChildren(
    h(
      'ol',
      { class: 'rounds' },
      ...over.map((one) => {
        const [time, amount] = [timeOf(one.started_at), (sum: Round['win']) => host.amount(fromWire(sum).minor)]
        const sums = `${shared.seeds.stake} ${amount(one.stake)} · ${shared.seeds.win} ${amount(one.win)}`
        const label = say(words.showRound, { time })
        return h(
          'li',
          {},
          h('span', { class: 'what' }, h('strong', { class: 'num' }, time), h('span', { class: 'note num' }, sums)),
          // A live table follows its draws as long as it is mounted: there is one of it.
          !host.table.isShared &&
            h('button', { type: 'button', 'aria-label': label, click: () => void show(one) }, words.show)
        )
      })
    )
  )
}
