import { isDisallowed } from '@ante/product/content/rules/robots'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { inLocale } from './paths.ts'
import { useRequest } from './request.ts'
import { useSiteData } from './site-data.ts'

/** Title, description, canonical and alternates of a page (CMS-34, CMS-35, CMS-38). Each page renders one; React lifts it into the head. */
export function PageHead({ title, description, noIndex = false }: { title: string; description?: string; noIndex?: boolean }) {
  const t = useTranslations('shell')
  const { origin, locales, defaultLocale, settings } = useSiteData()
  const { locale } = useRequest()
  const { pathname } = useLocation()
  const address = (code: string) => `${origin}${inLocale(pathname, code, defaultLocale)}`
  return (
    <>
      <title>{`${title} · ${t('titleEnd')}`}</title>
      <meta name="description" content={description ?? t('description')} />
      <link rel="canonical" href={address(locale.code)} />
      {locales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {(noIndex || isDisallowed(settings.seo.disallow, pathname)) && <meta name="robots" content="noindex" />}
    </>
  )
}
