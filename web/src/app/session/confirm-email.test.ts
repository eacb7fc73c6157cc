import { describe, expect, it } from 'vitest'
import { emailToConfirm } from './confirm-email.tsx'

const email = {
  type: 'email' as const,
  contact: 'ada@example.com',
  is_confirmed: false,
  is_subscribed: true,
  news_products: [],
}
const phone = {
  type: 'phone' as const,
  contact: '447700900123',
  is_confirmed: false,
  is_subscribed: true,
  news_products: [],
}

describe('the popup that asks to confirm the e-mail', () => {
  it('AUTH-28 is there only where the operator wants it', () => {
    expect(emailToConfirm({ confirmEmailPopup: true }, [phone, email])).toBe('ada@example.com')
    expect(emailToConfirm({ confirmEmailPopup: false }, [phone, email])).toBeUndefined()
  })
  it('AUTH-29 is for who has an e-mail that is not confirmed', () => {
    expect(emailToConfirm({ confirmEmailPopup: true }, [{ ...email, is_confirmed: true }])).toBeUndefined()
    expect(emailToConfirm({ confirmEmailPopup: true }, [phone])).toBeUndefined()
    expect(emailToConfirm({ confirmEmailPopup: true }, [])).toBeUndefined()
  })
})
