import { expect, it, vi } from 'vitest'
import { type Around, type FormRequest, openForm } from './open-form.ts'

function vendor() {
  const asked: string[] = []
  const heard = new Map<string, () => void>()
  let renew: (() => Promise<string>) | undefined
  let tell: ((type: string) => void) | undefined
  let given = ''
  const builder: ReturnType<Around['init']> = {
    withConf: () => builder,
    withOptions: () => builder,
    on(event: string, then: () => void) {
      heard.set(event, then)
      return builder
    },
    onMessage(then) {
      tell = then
      return builder
    },
    build: () => ({ launch: () => asked.push('launch'), destroy: () => asked.push('destroy') }),
  }
  const around: Around = {
    init(token, renewal) {
      given = token
      renew = renewal
      return builder
    },
    createApplicant: async () => asked.push('createApplicant'),
    getAccessToken: async (action) => `token ${asked.push(`getAccessToken ${action}`)}`,
  }
  return { around, asked, heard, token: () => given, renew: () => renew?.(), tell: (type: string) => tell?.(type) }
}
const attributes: Record<string, string> = {}
const frame = { setAttribute: (name: string, value: string) => (attributes[name] = value) }
const request = (more: Partial<FormRequest> = {}): FormRequest => ({
  externalActionId: '',
  element: { querySelector: () => frame } as unknown as HTMLElement,
  title: 'Identity',
  lang: 'en',
  theme: 'dark',
  opened: () => undefined,
  handedIn: () => undefined,
  failed: () => undefined,
  ...more,
})

it('KYC-02 KYC-03 KYC-04 the form begins with an applicant and a token, and gets a new token when that one has expired', async () => {
  const { around, asked, token, renew } = vendor()
  const close = await openForm(request(), around)
  expect(asked).toEqual(['createApplicant', 'getAccessToken ', 'launch'])
  expect(token()).toBe('token 2')
  expect(await renew()).toBe('token 4')
  expect(asked.at(-1)).toBe('getAccessToken ')
  close()
  expect(asked.at(-1)).toBe('destroy')
  expect(attributes).toEqual({ title: 'Identity' })
})

it('KYC-03 API-109 a look at means asks for a token of its own action, and for no applicant', async () => {
  const { around, asked } = vendor()
  await openForm(request({ externalActionId: 'funds-7-x' }), around)
  expect(asked).toEqual(['getAccessToken funds-7-x', 'launch'])
})

it('KYC-05 what is handed in is told once for each step, and nothing else is', async () => {
  const { around, tell, heard } = vendor()
  const [handedIn, opened, failed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  await openForm(request({ handedIn, opened, failed }), around)
  for (const type of ['idCheck.onReady', 'idCheck.onResize', 'idCheck.onStepCompleted']) tell(type)
  expect(handedIn).not.toHaveBeenCalled()
  for (const type of ['idCheck.onApplicantSubmitted', 'idCheck.onActionSubmitted']) tell(type)
  expect(handedIn).toHaveBeenCalledTimes(2)
  heard.get('idCheck.onInitialized')?.()
  heard.get('idCheck.onError')?.()
  expect([opened, failed].map((one) => one.mock.calls.length)).toEqual([1, 1])
})
