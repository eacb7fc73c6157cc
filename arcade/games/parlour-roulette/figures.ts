import { rouletteBets } from './rules.ts'

/** What a place of the table shows in place of its name, which some languages write wider than the place; undefined where the name fits. */
export function figuresOf(bet: string): string | undefined {
  if (bet === '0') return bet
  if (bet.startsWith('column-')) return '2:1'
  if (bet !== 'low' && bet !== 'high') return undefined
  const numbers = rouletteBets.get(bet) ?? []
  return [numbers[0], numbers.at(-1)].join('–')
}
