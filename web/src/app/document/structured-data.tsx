import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { inLocale } from '../navigation/paths.ts'
import { useRequest } from './request.ts'
import { useSiteData } from './site-data.ts'
import { inlineJson } from '../texts/texts.tsx'

/** What a page is about in the words of schema.org, for those who search. It is data: it needs no leave to run. */
function StructuredData({ value }: { value: Readonly<Record<string, unknown>> }) {
  const json = inlineJson({ '@context': 'https://schema.org', ...value })
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

/** `/offers` as a whole address, in the reader's language. */
function useAddress(): (path: string) => string {
  const { origin, defaultLocale } = useSiteData()
  const { locale } = useRequest()
  return (path) => origin + inLocale(path, locale.code, defaultLocale)
}

/** The way to this page, seen and told. */
export function Trail({ items }: { items: readonly { label: string; to?: string }[] }) {
  const address = useAddress()
  const itemListElement = items.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to === undefined ? {} : { item: address(to) }),
  }))
  return (
    <>
      <Breadcrumb items={items} />
      <StructuredData value={{ '@type': 'BreadcrumbList', itemListElement }} />
    </>
  )
}

/** The site itself, on its home page. */
export function SiteFacts() {
  const { settings } = useSiteData()
  const { locale } = useRequest()
  const url = useAddress()('/')
  const { name } = settings.site
  return (
    <StructuredData
      value={{
        '@type': 'WebSite',
        name,
        url,
        inLanguage: locale.code,
        publisher: { '@type': 'Organization', name, url },
      }}
    />
  )
}
