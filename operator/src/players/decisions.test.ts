import { describe, expect, it } from 'vitest'
import { decisionsFor } from './decisions.ts'

const all = { block: true, close: true, adjust: true, give: true }

describe('what a member is offered to decide about a player', () => {
  it('AUTH-03 follows the state of the account and the permissions, and a closed account is offered nothing', () => {
    expect(decisionsFor({ state: 'active' }, all)).toEqual(['adjust', 'freebet', 'restrict', 'block', 'close'])
    expect(decisionsFor({ state: 'restricted' }, all)).toEqual(['adjust', 'block', 'release', 'close'])
    expect(decisionsFor({ state: 'blocked' }, all)).toEqual(['adjust', 'restrict', 'release', 'close'])
    expect(decisionsFor({ state: 'closed' }, all)).toEqual([])
    expect(decisionsFor({ state: 'active' }, { block: false, close: false, adjust: true, give: false })).toEqual([
      'adjust',
    ])
    expect(decisionsFor({ state: 'active' }, { block: false, close: false, adjust: false, give: false })).toEqual([])
  })
})
