import { describe, expect, it } from 'vitest'
import { decisionsFor } from './decisions.ts'

const all = { block: true, close: true, adjust: true, points: true, give: true, test: true }
const none = { block: false, close: false, adjust: false, points: false, give: false, test: false }
const of = (state: 'active' | 'restricted' | 'blocked' | 'closed') => ({ state, is_test: false })

describe('what a member is offered to decide about a player', () => {
  it('AUTH-03 follows the state of the account and the permissions, and a closed account is offered nothing', () => {
    expect(decisionsFor(of('active'), all)).toEqual([
      'adjust',
      'points',
      'freebet',
      'boost',
      'restrict',
      'block',
      'test',
      'close',
    ])
    expect(decisionsFor(of('restricted'), all)).toEqual(['adjust', 'points', 'block', 'release', 'test', 'close'])
    expect(decisionsFor(of('blocked'), all)).toEqual(['adjust', 'points', 'restrict', 'release', 'test', 'close'])
    expect(decisionsFor(of('closed'), all)).toEqual([])
    expect(decisionsFor(of('active'), { ...none, adjust: true })).toEqual(['adjust'])
    expect(decisionsFor(of('active'), none)).toEqual([])
  })

  it('ACC-23 an account is marked for tests by whoever may, once', () => {
    expect(decisionsFor(of('active'), { ...none, test: true })).toEqual(['test'])
    expect(decisionsFor({ state: 'active', is_test: true }, { ...none, test: true })).toEqual([])
  })
})
