import type { Tx } from '@ante/kit/context'
import { putSetting } from '../src/content/index.ts'

/** A name under `localhost` leads to this machine by itself: the second brand of the demo needs no name server. */
const secondBrand = 'lumen.localhost'

/** Where an operator tries what is to come to the site: a mirror, so crawlers keep nothing of it. */
export const workshop = 'workshop.localhost'

const count = (name: string): string => `(window.workshop ??= []).push('${name}')`

/** A name that the operator has closed for a while. */
export const closed = 'closed.localhost'

/** A loader that counts, code of others at each of its positions, one of which fails, an address that has moved, and no verification. */
async function seedWorkshop(tx: Tx): Promise<void> {
  const put = (name: string, value: unknown) => putSetting(tx, name, value, '*', workshop)
  await put('general', { domain_type: 'mirror' })
  // Nobody is verified there.
  await put('site', {
    loader: { isEnabled: true, showPercentProgress: true, logo: '/favicon.svg', alt: 'Ante' },
    isSumsubEnable: false,
  })
  await put('redirects', { list: [{ from_url: '/old/*', to_url: '/gamehall' }] })
  await put('customCode', {
    list: [
      { isEnabled: true, position: 'head', code: 'throw new Error("a trial that fails")', consent: 'necessary' },
      {
        isEnabled: true,
        position: 'head',
        code: `<meta name="workshop" content="open"><script>${count('head')}</script>`,
        consent: 'necessary',
      },
      {
        isEnabled: true,
        position: 'bodyStart',
        code: `<script>${count('bodyStart')}</script><noscript>The workshop.</noscript>`,
        consent: 'necessary',
      },
      { isEnabled: true, position: 'bodyEnd', code: count('bodyEnd'), consent: 'necessary' },
      { isEnabled: true, code: count('no position'), consent: 'necessary' },
      { isEnabled: true, code: count('after a yes'), consent: 'analytics' },
      { isEnabled: false, position: 'head', code: count('switched off') },
    ],
  })
}

/** The same house under another name and in other colours: all that differs is what stands here. */
export async function seedBrands(tx: Tx): Promise<void> {
  await seedWorkshop(tx)
  await putSetting(tx, 'general', { domain_state: 'maintenance' }, '*', closed)
  const put = (name: string, value: unknown) => putSetting(tx, name, value, '*', secondBrand)
  await put('site', {
    name: 'Lumen',
    theme: { default: 'light' },
    loader: { isEnabled: true, logo: '/art/brands/lumen.svg', alt: 'Lumen' },
  })
  await put('seo', { title: 'Lumen, the bright table', robots: '# Lumen' })
  await put('webSetting', { favicon: { any: '/art/brands/lumen.svg' } })
  await put('auth', { showCharacterSelect: true })
  await put('tokens', {
    dark: {
      ink: 'oklch(15.5% 0.03 265)',
      'surface-1': 'oklch(19% 0.035 265)',
      'surface-2': 'oklch(23% 0.038 265)',
      'surface-3': 'oklch(28.5% 0.04 265)',
      ember: 'oklch(80% 0.12 200)',
      'ember-strong': 'oklch(84% 0.115 200)',
      'on-ember': 'oklch(19% 0.04 220)',
      'ember-soft': 'oklch(80% 0.12 200 / 0.14)',
    },
    light: {
      ink: 'oklch(96.5% 0.012 250)',
      'surface-1': 'oklch(98.8% 0.006 250)',
      'surface-2': 'oklch(93.5% 0.016 250)',
      'surface-3': 'oklch(89.5% 0.02 250)',
      ember: 'oklch(47% 0.12 235)',
      'ember-strong': 'oklch(42% 0.12 235)',
      'on-ember': 'oklch(98.5% 0.01 240)',
      'ember-soft': 'oklch(47% 0.12 235 / 0.11)',
    },
  })
}
