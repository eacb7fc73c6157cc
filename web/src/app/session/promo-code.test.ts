import { describe, expect, it, vi } from 'vitest'
import { ApiError, type post } from '../api/client.ts'
import { activatePromoCode, type Campaign, campaignStore, readPromoCode, refusedCode } from './promo-code.ts'

const refusal = (promo_code: unknown, type: ApiError['type'] = 'InvalidParameterException') =>
  new ApiError(
    { type, code: 'invalid_parameter', message: '', error_data: { promo_code }, invalid_parameters: {} },
    400
  )

describe('the form for promo codes', () => {
  it('BON-21 VAL-79 BON-29 spaces around a code are dropped, and any text of at least one character is taken for good', () => {
    expect(readPromoCode('  SPRING 26 ')).toEqual({ value: 'SPRING 26', isValid: true })
    for (const text of ['x', '?', '<script>', '0', 'no such code']) expect(readPromoCode(text).isValid, text).toBe(true)
    for (const text of ['', '   ', '\t\n']) expect(readPromoCode(text)).toEqual({ value: '', isValid: false })
  })

  it('BON-27 ERR-58 the sentence is chosen by the first code; unknown ones, and none, are INVALID', () => {
    expect(refusedCode(refusal(['EXPIRED', 'INVALID']))).toBe('EXPIRED')
    expect(refusedCode(refusal('ALREADY_USED'))).toBe('ALREADY_USED')
    expect(refusedCode(refusal([{ code: 'NOT_STARTED' }]))).toBe('NOT_STARTED')
    for (const told of [['NO_SUCH'], [], undefined, null, 7, {}, ['constructor']])
      expect(refusedCode(refusal(told)), JSON.stringify(told)).toBe('INVALID')
    // What is no refusal of the code is not said at its field.
    expect(refusedCode(refusal(['EXPIRED'], 'TooManyRequestsException'))).toBeUndefined()
    expect(refusedCode(new Error('no answer'))).toBeUndefined()
  })

  it('BON-22 BON-24 an activation is asked for by its code, and the campaign is kept and told; a refused one is not', async () => {
    const store = campaignStore()
    vi.stubGlobal('window', { addEventListener: () => undefined })
    vi.stubGlobal('document', { cookie: '' })
    let heard = 0
    const leave = store.subscribe(() => void (heard += 1))
    const campaign = {
      id: '4',
      state: 'taken',
      step: { number: 1, of: 1 },
      gives: [],
      finished_at: null,
      description: { title: 'Five', text: '' },
    } as Campaign
    const asked: unknown[][] = []
    const send = ((...given: unknown[]) => {
      asked.push(given)
      return Promise.resolve(campaign)
    }) as typeof post
    expect(store.last()).toBeUndefined()
    expect(await activatePromoCode('SPRING', send, store)).toBe(campaign)
    expect(asked).toEqual([['campaigns.activateOffer', { promo_code: 'SPRING', fields: ['description'] }]])
    expect(store.last()).toBe(campaign)
    expect(heard).toBe(1)
    // TRK-20: the code itself is told to nobody.
    expect(window.dataLayer).toEqual([{ event: 'promo_activation' }])
    vi.unstubAllGlobals()
    leave()
    const refused = refusal(['EXPIRED'])
    await expect(activatePromoCode('WINTER', () => Promise.reject(refused), store)).rejects.toBe(refused)
    expect(store.last()).toBe(campaign)
  })
})
