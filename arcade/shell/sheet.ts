import { shared } from './boot.ts'
import { h, picture } from './dom.ts'
import { animate } from './motion.ts'

/** A dialog over the game: Escape, a press beside it and its cross close it, and the focus stays in it. */
export interface Sheet {
  readonly element: HTMLDialogElement
  readonly body: HTMLElement
  /** For screen readers. */
  say(sentence: string): void
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

/** A frame ends where its page ends: without this the focus goes on to the site around the game, which lies under the dialog. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const all = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility())
  const [first, last] = [all[0], all.at(-1)]
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last) || document.activeElement === dialog
  if (!isAtEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** Opens a sheet; `closed` runs once when it is gone. The focus goes back to where it was. */
export function openSheet(title: string, name: string, closed: () => void): Sheet {
  const status = h('p', { class: 'unseen', role: 'status' })
  const body = h('div', { class: 'body' })
  const cross = h(
    'button',
    { class: 'round-button', type: 'button', 'aria-label': shared.close, click: () => element.close() },
    picture('0 0 24 24', '<path d="M6 6l12 12M18 6L6 18"/>')
  )
  const element: HTMLDialogElement = h(
    'dialog',
    {
      class: `sheet ${name}`,
      'aria-labelledby': `${name}-title`,
      close: () => {
        element.remove()
        closed()
      },
      // One that stands until its player has decided is `firm`.
      click: (event) => event.target === element && !element.classList.contains('firm') && element.close(),
    },
    h('header', {}, h('h2', { id: `${name}-title` }, title), cross),
    h('div', { class: 'link-lost', role: 'alert', hidden: true }, shared.lost),
    body,
    status
  )
  element.addEventListener('keydown', (event) => keepFocus(element, event))
  document.body.append(element)
  element.showModal()
  void animate(
    element,
    [
      { opacity: 0, transform: 'translateY(14px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 200 }
  )
  return { element, body, say: (sentence) => void (status.textContent = sentence) }
}
