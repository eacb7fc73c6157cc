import './shell/shell.css'
import { tellActivity } from './shell/activity.ts'
import { boot, shared } from './shell/boot.ts'
import { h } from './shell/dom.ts'
import { Frame } from './shell/frame.ts'
import type { GameClient } from './shell/game-client.ts'
import { measureNow } from './shell/measured.ts'
import { painted, Presses } from './shell/pressed.ts'
import { openSeeds } from './shell/seeds/open.ts'
import { Table } from './shell/table.ts'

const clients = import.meta.glob<{ client: GameClient }>('./games/*/client.ts')

const main = document.getElementById('game') ?? document.body
const presses = new Presses(document, painted)
const notice = (sentence: string, ...ways: HTMLElement[]): void =>
  main.replaceChildren(h('div', { class: 'notice', role: 'status' }, h('p', {}, sentence), ...ways))

/** The hash of a shared round is for everybody to see before it is drawn, whether they may bet or not. */
const seedsOfTable = (table: Table, client: GameClient): HTMLElement[] => [
  h(
    'button',
    {
      class: 'second',
      type: 'button',
      click: () => openSeeds(table, client, { amount: String, changed: () => undefined }),
    },
    shared.seeds.title
  ),
]

async function start(): Promise<void> {
  const seen: { frame?: Frame } = {}
  const table = new Table((isThere) =>
    seen.frame ? seen.frame.link(isThere) : notice(isThere ? shared.loading : shared.lost)
  )
  const load = clients[`./games/${boot.sysname}/client.ts`]
  if (!load) return notice(shared.failed)
  const [{ client }, error] = await Promise.all([load(), table.open()])
  if (error?.code === 'session_ended') {
    const here = `/platform/game/${boot.sysname}/play?mode=demo&locale=${boot.locale}`
    const site = boot.locale === 'en' ? '/' : `/${boot.locale}`
    return notice(
      shared.signedOut,
      h('a', { href: `${site}?show_popup_auth=1`, target: '_top' }, shared.logIn),
      h('a', { class: 'second', href: here }, shared.playDemo),
      ...(table.isShared ? seedsOfTable(table, client) : [h('p', { class: 'small' }, shared.seeds.visitor)])
    )
  }
  if (error) return notice(error.message || shared.failed)
  seen.frame = new Frame(table, client, presses)
  main.replaceChildren(seen.frame.element)
  measureNow()
  document.documentElement.dataset.ready = ''
}

tellActivity(
  document,
  (message) => window.parent !== window && window.parent.postMessage(message, window.location.origin),
  () => performance.now()
)
notice(shared.loading)
start().catch((error: unknown) => {
  notice(shared.failed)
  throw error
})
