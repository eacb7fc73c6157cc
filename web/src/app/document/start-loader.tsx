import { type Loader, useRequest } from './request.ts'

/** CMS-11: it is in the document from the first byte, and goes when the page is alive (styles/parts.css). Crawlers and browsers without scripts see none. */
export function StartLoader() {
  const { look, isBot } = useRequest()
  const loader = look?.loader
  if (!loader || isBot) return null
  return (
    <div data-loader="" role="status" className="start-loader">
      {loader.logo && <img src={loader.logo} alt={loader.alt} width={72} height={72} />}
      {loader.showPercentProgress && (
        <span data-step="0" className="start-loader-step figures" suppressHydrationWarning />
      )}
    </div>
  )
}

/** The steps of a start: the document is there (0), its script runs (60), its controls answer (100). */
export function showStep(percent: 60 | 100): void {
  document.querySelector('[data-loader] [data-step]')?.setAttribute('data-step', String(percent))
}

/** In the browser: as the server wrote it. */
export function writtenLoader(document: Document): Loader | undefined {
  const element = document.querySelector('[data-loader]')
  if (!element) return undefined
  const image = element.querySelector('img')
  return {
    showPercentProgress: element.querySelector('[data-step]') !== null,
    logo: image?.getAttribute('src') ?? '',
    alt: image?.getAttribute('alt') ?? '',
  }
}
