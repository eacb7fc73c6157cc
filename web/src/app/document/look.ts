import { tokensAddress } from '@ante/product/content/rules/tokens'
import type { Theme } from './context.ts'
import { type Look, useRequest } from './request.ts'
import type { Settings } from './settings.ts'
import { writtenLoader } from './start-loader.tsx'
import { themeColours } from './theme.ts'

export const lookOf = (
  { site, tokens, webSetting }: Pick<Settings, 'site' | 'tokens' | 'webSetting'>,
  theme: Theme
): Look => ({
  name: site.name,
  tokens: tokensAddress(tokens),
  icons: Object.entries(webSetting.favicon).map(([sizes, href]) => ({ sizes, href })),
  loader: site.loader.isEnabled ? site.loader : undefined,
  colour: tokens[theme]['ink'] ?? tokens.all['ink'] ?? themeColours[theme],
})

/** In the browser: as the server wrote it. */
export const writtenLook = (document: Document): Look => ({
  name: contentOf(document, 'application-name'),
  tokens: document.querySelector('link[href^="/nfx/tokens.css"]')?.getAttribute('href') ?? '',
  icons: [...document.querySelectorAll('link[rel=icon]')].map((link) => ({
    sizes: link.getAttribute('sizes') ?? '',
    href: link.getAttribute('href') ?? '',
  })),
  loader: writtenLoader(document),
  colour: contentOf(document, 'theme-color'),
})
const contentOf = (document: Document, name: string): string =>
  document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? ''

/** What stands where the house shows its name; without a `logo` it is the house's own mark. */
export interface Brand {
  readonly name: string
  readonly logo: string | undefined
}

const houseIcon = '/favicon.svg'

/** A brand of its own is known by its scalable icon. */
export function brandOf({ name, icons }: Pick<Look, 'name' | 'icons'>): Brand {
  const icon = icons.find(({ sizes }) => sizes === 'any')?.href
  return { name, logo: icon === houseIcon ? undefined : icon }
}
const unnamed: Brand = { name: '', logo: undefined }

export function useBrand(): Brand {
  const { look } = useRequest()
  return look ? brandOf(look) : unnamed
}

/** What a phone puts on its first screen: it takes no drawing, and another brand's picture would be wrong there. */
export const touchIconOf = (look: Look): string | undefined =>
  look.icons.find(({ sizes }) => sizes === '180x180')?.href ??
  (brandOf(look).logo ? undefined : '/art/icons/apple-touch.png')
