import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beforeNavigation } from './navigation.ts'
import { session } from '../session/session.ts'

vi.mock('../texts/texts-browser.ts', () => ({ browserTexts: () => ({ ensure: () => Promise.resolve() }) }))

const assign = vi.fn<(address: string) => void>()
const answers = vi.fn<typeof fetch>()
let dataset: Record<string, string>
beforeEach(() => {
  dataset = {}
  session.signedIn = true
  vi.stubGlobal('window', { location: { assign }, __reactRouterContext: { basename: '/' } })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** What becomes of a link: `followed` in place, or the address of a whole new document. */
async function follow(path: string): Promise<string> {
  const request = new Request(new URL(path, 'https://ante.example'))
  const args = { request, params: {}, context: new RouterContextProvider(), url: new URL(request.url), pattern: path }
  const left = new Promise<string>((resolve) =>
    assign.mockImplementation((address: string) => resolve(`document ${address}`))
  )
  const inPlace = Promise.resolve(beforeNavigation(args, () => Promise.resolve('followed'))).then(String)
  return Promise.race([left, inPlace])
}

describe('a link that is followed', () => {
  it('RTE-88 leads on where its address is a legacy one, before the guard of protected areas is asked', async () => {
    dataset['moved'] = ''
    session.signedIn = false
    answers.mockResolvedValueOnce(new Response('gone', { status: 503 }))
    expect(await follow('/offers/old')).toBe('followed')
    answers.mockResolvedValueOnce(Response.json([{ from: '/profile/old/*', to: '/support' }]))
    expect(await follow('/profile/old/a?x=1')).toBe('document /profile/old/a?x=1')
    expect(await follow('/offers')).toBe('followed')
    expect(answers.mock.calls).toEqual([
      ['/cms/redirects', { credentials: 'same-origin' }],
      ['/cms/redirects', { credentials: 'same-origin' }],
    ])
  })

  it('RTE-87 keeps the hash of the link that is followed, and no other', async () => {
    dataset['moved'] = ''
    const pending = (pathname: string) => {
      window.__reactRouterDataRouter = { state: { navigation: { location: { pathname, hash: '#rules' } } } }
    }
    pending('/profile/old/a')
    expect(await follow('/profile/old/a?x=1')).toBe('document /profile/old/a?x=1#rules')
    pending('/elsewhere')
    expect(await follow('/profile/old/a')).toBe('document /profile/old/a')
  })

  it('RTE-88 asks for no list where the document names none', async () => {
    expect(await follow('/profile/old/a')).toBe('followed')
    expect(answers).not.toHaveBeenCalled()
  })

  it('CMS-52 opens the cashier as a document of its own where an operator’s code runs, and nothing else', async () => {
    expect(await follow('/cashier/deposit?method=card')).toBe('followed')
    dataset['code'] = ''
    expect(await follow('/gamehall')).toBe('followed')
    expect(await follow('/ar/cashier/deposit?method=card')).toBe('document /ar/cashier/deposit?method=card')
  })
})
