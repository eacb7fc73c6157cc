import { expect, test, vi } from 'vitest'

test('GAM-3 on a low board the rows of pins come nearer to each other, so that the bins keep the width to be read', async () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', messages: {} }) }) })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { flatOf } = await import('./board.ts')
  // As high as it is wide: the pins of a row are as far from each other as the rows.
  expect(flatOf(12, 550, 520)).toBe(1)
  expect(flatOf(12, 343, 200)).toBeCloseTo((200 / 343) * (14 / 13))
  expect(flatOf(12, 304, 74), 'pins of a phone of 320 end above the bins').toBeCloseTo((74 / 304) * (14 / 13))
  // A pin is 0.2 across.
  expect(flatOf(16, 343, 40), 'and never so near that they touch').toBe(0.26)
  expect(flatOf(8, 0, 0)).toBe(0.26)
  vi.unstubAllGlobals()
})
