import { describe, expect, it } from 'vitest'
import { decideSocialLink, type Owner } from './social-link.ts'

const owner = (more: Partial<Owner> = {}): Owner => ({ uid: 7n, status: 'active', isConfirmed: true, ...more })
const taken = { refused: 'InvalidRequest/social_email_taken' }

describe('a person whom no account is linked to', () => {
  it('SOC-03 gets an account of their own where nobody has their e-mail', () => {
    expect([decideSocialLink([], true), decideSocialLink([], false)]).toEqual(['create', 'create'])
  })
  it('is let into one that is there only when both sides know whose e-mail it is', () => {
    expect(decideSocialLink([owner()], true)).toEqual({ link: 7n })
    expect(decideSocialLink([owner()], false)).toEqual(taken)
    expect(decideSocialLink([owner({ isConfirmed: false })], true)).toEqual(taken)
    expect(decideSocialLink([owner(), owner({ uid: 8n })], true)).toEqual(taken)
  })
  it('is told of a block only when the account is theirs; a closed one stays closed', () => {
    expect(decideSocialLink([owner({ status: 'banned' })], true)).toEqual({ refused: 'UserBanned' })
    expect(decideSocialLink([owner({ status: 'banned' })], false)).toEqual(taken)
    expect(decideSocialLink([owner({ status: 'deleted' })], true)).toEqual(taken)
  })
})
