import { boot, shared } from './boot.ts'
import { labelled } from './controls.ts'
import { h } from './dom.ts'

/** What the frame puts around a game. */
export interface FrameParts {
  readonly title: string
  /** At the end of the bar above the game. */
  readonly controls: readonly HTMLElement[]
  readonly stage: HTMLElement
  /** Lines above the sums. */
  readonly lines: readonly (HTMLElement | false)[]
  readonly balance: HTMLElement
  readonly win: HTMLElement
  /** The last win leads to the last rounds. */
  readonly history: () => void
  /** The big button and those beside it. */
  readonly gos: readonly HTMLElement[]
  readonly stakes: HTMLElement
}

export const layFrame = ({
  title,
  controls,
  stage,
  lines,
  balance,
  win,
  history,
  gos,
  stakes,
}: FrameParts): HTMLElement[] => [
  h(
    'div',
    { class: 'top' },
    // A Latin name on a page from right to left is cut at its end.
    h('h1', { dir: 'auto' }, title),
    boot.mode === 'demo' && h('span', { class: 'tag' }, shared.demo),
    ...controls
  ),
  stage,
  h(
    'div',
    { class: 'foot' },
    ...lines,
    h(
      'div',
      { class: 'desk' },
      h(
        'div',
        { class: 'sums' },
        labelled(boot.mode === 'demo' ? shared.playMoney : shared.balance, balance),
        h(
          'button',
          { class: 'sum', type: 'button', 'aria-haspopup': 'dialog', title: shared.desk.history.title, click: history },
          h('span', {}, shared.win),
          win
        )
      ),
      h('div', { class: 'gos' }, ...gos),
      stakes
    )
  ),
  h('div', { class: 'link-lost', role: 'alert', hidden: true }, shared.lost),
]

/** The connection is there, or it is said everywhere that it is lost. */
export function showLink(isThere: boolean): void {
  for (const line of document.querySelectorAll<HTMLElement>('.link-lost')) line.hidden = isThere
}
