import { isbot } from 'isbot'

/**
 * Agents that `isbot` takes for crawlers and that are none: a browser without a window, which a person or a test drives, and a browser that hides all but
 * its being one. Whoever keeps pages says a name; a person who is taken for a crawler would see no error page at all.
 */
const noCrawler = /HeadlessChrome|^Mozilla\/5\.0\s*$/

/** SYS-34: who reads pages to keep them (search engines, previews of links). */
export const isCrawler = (userAgent = ''): boolean => isbot(userAgent) && !noCrawler.test(userAgent)
