import { loadScript } from '../../app/document/load-script.ts'

/** TRK-16: which script reads the data layer; undefined where none does. */
export function containerOf({ gtm = '', url = '' }: Readonly<Record<string, string>>): string | undefined {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(gtm)) return undefined
  const base = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(url)
    ? url
    : 'https://www.googletagmanager.com'
  return `${base}/gtm.js?id=${gtm}`
}

/** What was pushed before anybody agreed is told to nobody. */
export async function startContainer(src: string, load: (src: string) => Promise<void> = loadScript): Promise<void> {
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  await load(src).catch((error: unknown) => console.warn('the tag manager did not come', error))
}
