import { say, shared } from '../boot.ts'
import { icon } from '../controls.ts'
import { h } from '../dom.ts'
import { pause } from '../motion.ts'
import type { Sheet } from '../sheet.ts'

const words = shared.seeds
const shownMs = 1600

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the text; says so to the eye by a tick and to screen readers by the sheet. */
function copyButton(name: string, text: string, sheet: Pick<Sheet, 'say'>): HTMLButtonElement {
  const label = say(words.copy, { name })
  const button = h(
    'button',
    { class: 'copy', type: 'button', 'aria-label': label, title: label, click: () => void copy() },
    icon('copy')
  )
  const copy = async (): Promise<void> => {
    const isCopied = await copied(text)
    sheet.say('')
    sheet.say(isCopied ? words.copied : words.copyFailed)
    button.dataset.done = String(isCopied)
    button.replaceChildren(icon(isCopied ? 'done' : 'warning'))
    await pause(shownMs)
    delete button.dataset.done
    button.replaceChildren(icon('copy'))
  }
  return button
}

const digits = 8

/** A hash in groups of eight digits, so that two can be compared by eye. Copied or read aloud it is one text. */
function hashText(hash: string): HTMLElement {
  const groups = hash.match(new RegExp(`.{1,${digits}}`, 'g')) ?? []
  return h('code', { class: 'hash', dir: 'ltr' }, ...groups.map((group) => h('span', {}, group)))
}
export const shortHash = (hash: string): string => hash.slice(0, digits)

const seedText = (text: string): HTMLElement => h('code', { class: 'seed', dir: 'ltr' }, text)

/** A value with its name, a button that copies it, and what is to be known of it. */
export function fact(
  sheet: Pick<Sheet, 'say'>,
  { name, value, kind, note }: { name: string; value: string; kind: 'hash' | 'seed' | 'number'; note?: string }
): HTMLElement {
  const shown =
    kind === 'hash' ? hashText(value) : kind === 'seed' ? seedText(value) : h('span', { class: 'num' }, value)
  return h(
    'div',
    { class: 'fact', 'data-kind': kind },
    h('dt', {}, name),
    h('dd', {}, shown, kind !== 'number' && copyButton(name, value, sheet)),
    note !== undefined && h('dd', { class: 'note' }, note)
  )
}

/** A line with a mark: what the browser found out by itself. */
export const finding = (tone: 'good' | 'bad' | 'plain', sentence: string): HTMLElement =>
  h(
    'p',
    { class: 'finding', 'data-tone': tone, role: tone === 'bad' ? 'alert' : undefined },
    tone !== 'plain' && icon(tone === 'good' ? 'done' : 'warning'),
    h('span', {}, sentence)
  )
