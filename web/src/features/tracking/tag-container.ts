import { loadScript } from '../../app/document/load-script.ts'
import { answeredWhen } from '../../app/session/analytics.ts'
import { wasConsented } from '../../app/session/consent.ts'

/** TRK-16: which script reads the data layer; undefined where none does. */
export function containerOf({ gtm = '', url = '' }: Readonly<Record<string, string>>): string | undefined {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(gtm)) return undefined
  const base = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(url)
    ? url
    : 'https://www.googletagmanager.com'
  return `${base}/gtm.js?id=${gtm}`
}

/** What happened before its person agreed is told to nobody; what happened after that, before the container came, is told to it. */
export async function startContainer(src: string, load: (src: string) => Promise<void> = loadScript): Promise<void> {
  const told = (window.dataLayer ?? []).filter((entry) => {
    const answer = answeredWhen(entry)
    return answer !== undefined && wasConsented('analytics', answer)
  })
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }, ...told]
  await load(src).catch((error: unknown) => console.warn('the tag manager did not come', error))
}
