import { isDisallowed } from '@ante/product/content/rules/robots'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { inLocale } from '../navigation/paths.ts'
import { useRequest } from './request.ts'
import { useSiteData } from './site-data.ts'

interface Head {
  title: string
  description?: string
  noIndex?: boolean
  /** The page's own path where a template makes it (RTE-76 to RTE-79); left out, the one that was asked for. */
  path?: string
}

/** The head of a page (CMS-34 to CMS-40). Each page renders one; React lifts it into the head. What the operator says of this path goes before the page's own words. */
export function PageHead({ title, description, noIndex = false, path }: Head) {
  const t = useTranslations('shell')
  const { origin, isMirror, locales, defaultLocale, settings } = useSiteData()
  const { seo } = settings
  const { locale } = useRequest()
  const { pathname } = useLocation()
  const own = seo.pages[pathname]
  const shown = own?.title || (pathname === '/' && seo.title) || title
  const text = own?.description || description || seo.description || t('description')
  const keywords = own?.keywords || seo.keywords
  const image = own?.image || seo.image
  const address = (code: string) => `${origin}${inLocale(path ?? pathname, code, defaultLocale)}`
  return (
    <>
      <title>{`${shown} · ${settings.site.name}`}</title>
      <meta name="description" content={text} />
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={address(locale.code)} />
      {locales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(locale.code)} />
      <meta property="og:site_name" content={settings.site.name} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      {(noIndex || isMirror || own?.noIndex || isDisallowed(seo.disallow, pathname)) && (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
