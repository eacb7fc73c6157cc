import { isbot } from 'isbot'

/** SYS-34: who reads pages to keep them (search engines, previews of links). A browser without a window is not one: a person or a test drives it. */
export const isCrawler = (userAgent: string | undefined): boolean => isbot(userAgent ?? '') && !/HeadlessChrome/.test(userAgent ?? '')
