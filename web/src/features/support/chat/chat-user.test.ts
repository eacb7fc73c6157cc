import { beforeEach, expect, it, vi } from 'vitest'
import { get, post } from '../../../app/api/client.ts'
import { readChatUser } from './chat-user.ts'

vi.mock('../../../app/api/client.ts', () => ({ get: vi.fn<() => void>(), post: vi.fn<() => void>() }))
const contact = (type: 'email' | 'phone', value: string, isPending = false) => ({
  type,
  contact: value,
  is_confirmed: true,
  is_subscribed: false,
  news_products: [],
  ...(isPending && { is_pending: true }),
})
const profile = {
  profile: { first_name: 'Ada' },
  contacts: [
    contact('email', 'new@example.com', true),
    contact('email', 'ada@example.com'),
    contact('phone', '+447700900123'),
  ],
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(get).mockResolvedValue(profile as never)
  vi.mocked(post).mockResolvedValue({ reference: 'opaque', expires_at: '', signature: null })
})

it('CHAT-12 CHAT-13 CHAT-14 SEC-19 a player is known by id, first name and the contacts in use, and nothing else is told; a visitor is 0 and nothing is read', async () => {
  expect(await readChatUser(7, 'de', false)).toEqual({
    uid: 7,
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+447700900123',
    locale: 'de',
    reference: '',
    signature: '',
    restoreId: '',
  })
  vi.clearAllMocks()
  expect(await readChatUser(0, 'de', false)).toMatchObject({ uid: 0, name: '', email: '', phone: '' })
  expect([vi.mocked(get).mock.calls, vi.mocked(post).mock.calls]).toEqual([[], []])
})

it('CHAT-18 CHAT-19 a reference is asked for only where the vendor is given one', async () => {
  expect(await readChatUser(7, 'en', true)).toMatchObject({ reference: 'opaque', signature: '' })
  expect(vi.mocked(post).mock.calls).toEqual([['support.getReference', {}]])
})

it('CHAT-29 what a vendor finds a conversation again by is read for the player who has one, and a chat comes without it too', async () => {
  const storage = (value: () => Promise<unknown>) =>
    vi
      .mocked(get)
      .mockImplementation(((key: string) => (key === 'storage.get' ? value() : Promise.resolve(profile))) as never)
  storage(async () => ({ value: 'r-1' }))
  expect(await readChatUser(7, 'en', false, 'chat_of_vendor')).toMatchObject({ name: 'Ada', restoreId: 'r-1' })
  expect(vi.mocked(get).mock.calls).toContainEqual(['storage.get', { key: 'chat_of_vendor' }])
  expect(await readChatUser(0, 'en', false, 'chat_of_vendor')).toMatchObject({ restoreId: '' })
  storage(async () => ({ value: null }))
  expect(await readChatUser(7, 'en', false, 'chat_of_vendor')).toMatchObject({ restoreId: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage(() => Promise.reject(new Error('offline')))
  expect(await readChatUser(7, 'en', false, 'chat_of_vendor')).toMatchObject({ name: 'Ada', restoreId: '' })
})
