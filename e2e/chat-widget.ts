import { expect, type Page } from '@playwright/test'
import { agree } from './consent.ts'

export const sandbox = `http://localhost:${process.env.SANDBOX_PORT ?? ''}`
/** The vendors of the setting, and where the twin of each has its script. */
export const vendors = {
  live_tex: '/livetex/js/client.js',
  freshChat: '/freshchat/js/widget.js',
  liveChat: '/livechat/tracking.js',
  verbox: '/verbox/support/support.js',
  betunlim: '/betunlim/widget.js',
  jivoSite: '/jivosite/widget/42',
} as const
export type Vendor = keyof typeof vendors

export interface Choice {
  readonly vendor: Vendor | 'comm100' | 'chatterbox'
  readonly behaviour?: 'slow' | 'broken'
  /** The page's policy knows nothing of the vendor. */
  readonly isBlocked?: boolean
}

/** The site as it is where its operator has chosen this vendor: the settings name it and the policy of pages allows its host. */
export async function choose(page: Page, { vendor, behaviour, isBlocked }: Choice): Promise<void> {
  const path = (vendors as Readonly<Record<string, string>>)[vendor] ?? '/comm100/livechat.ashx'
  const src = `${sandbox}${path}${behaviour ? `?behaviour=${behaviour}` : ''}`
  await page.route('**/api/support/getsettings*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: Record<string, unknown> }
    const data = { ...body.data, chat: vendor, own: undefined, [vendor]: { id: '42', src, host: sandbox } }
    await route.fulfill({ response, json: { ...body, data } })
  })
  // Nobody else's chat begins before its person agreed.
  await agree(page.context(), { functional: true })
  // The twin answers on this machine alone.
  await page.context().grantPermissions(['local-network-access'])
  if (isBlocked) return
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const policy = (response.headers()['content-security-policy'] ?? '').replace(
        /script-src /,
        `script-src ${sandbox} `
      )
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    }
  )
}

/** So long a script may take to be ready (CHAT-28), and a little more. */
export const givenUpMs = 31_000

export const told = (page: Page) => page.evaluate<unknown[][]>('window.chatTwin?.calls ?? []')
export const badge = (page: Page) => page.locator('[id^=twin-badge]').last()
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}
/** The listeners come with the browser's first idle moment. */
export async function act(page: Page, asked: string[]): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(300, 320)
    expect(asked.length).toBeGreaterThan(0)
  }).toPass()
}
export const requestsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox) || request.url().includes('/api/support/getsettings'))
      asked.push(request.url())
  })
  return asked
}
