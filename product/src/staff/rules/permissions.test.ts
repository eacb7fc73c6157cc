import { describe, expect, it } from 'vitest'
import { covers, grants, isPermission } from './permissions.ts'

describe('permissions of staff', () => {
  it('a permission is granted by itself, by its area and by all, and by nothing else', () => {
    expect(grants(['content:drafts'], 'content:drafts')).toBe(true)
    expect(grants(['content:*'], 'content:drafts')).toBe(true)
    expect(grants(['*'], 'content:drafts')).toBe(true)
    for (const held of [[], ['content'], ['content:pages'], ['cont:*'], ['content:drafts:*'], ['**'], [':*']])
      expect(grants(held, 'content:drafts'), held.join()).toBe(false)
  })

  it('a member covers another only with everything that the other holds', () => {
    expect(covers(['content:*'], ['content:drafts', 'content:*'])).toBe(true)
    expect(covers(['content:drafts'], ['content:*'])).toBe(false)
    expect(covers(['content:*', 'players:read'], ['*'])).toBe(false)
    expect(covers([], [])).toBe(true)
  })

  it('a role names only permissions and areas that exist', () => {
    const known = ['content:drafts', 'balances:adjust']
    for (const good of ['*', 'content:*', 'content:drafts', 'balances:*']) expect(isPermission(good, known)).toBe(true)
    for (const bad of ['', 'content', 'players:*', 'content:draft', ':*']) expect(isPermission(bad, known)).toBe(false)
  })
})
