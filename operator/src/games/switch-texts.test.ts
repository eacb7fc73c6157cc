import { expect, it } from 'vitest'
import { switchedText } from './switch-texts.ts'

it('says whether a game takes stakes now, and how many rounds are open', () => {
  const off = { sysname: 'dicebox', is_enabled: false, open_rounds: 0 }
  expect(switchedText('Dicebox', off)).toBe('Dicebox is disabled.')
  expect(switchedText('Dicebox', { ...off, open_rounds: 1 })).toBe('Dicebox is disabled. 1 round is still open.')
  expect(switchedText('Dicebox', { ...off, open_rounds: 1200 })).toBe(
    'Dicebox is disabled. 1,200 rounds are still open.'
  )
  expect(switchedText('Dicebox', { ...off, is_enabled: true, open_rounds: 3 })).toBe('Dicebox is enabled.')
})
