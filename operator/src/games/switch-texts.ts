import type { Answer } from '../api.ts'

export type Switch = 'disable' | 'enable'

export const nameOfSwitch: Readonly<Record<Switch, string>> = { disable: 'Disable', enable: 'Enable' }
export const effectOfSwitch: Readonly<Record<Switch, string>> = {
  disable:
    'The game takes no stakes any more, neither for money nor for fun, and the lobby says so. Rounds that have begun can be ended.',
  enable: 'The game takes stakes again.',
}

/** What came of it, and how many rounds wait for their players. */
export function switchedText(
  name: string,
  { is_enabled: isEnabled, open_rounds: open }: Answer<'games.disable'>
): string {
  if (isEnabled) return `${name} is enabled.`
  const rounds =
    open === 0 ? '' : ` ${open === 1 ? '1 round is' : `${open.toLocaleString('en')} rounds are`} still open.`
  return `${name} is disabled.${rounds}`
}
