import { pageAddress, type Site } from '../messages/index.ts'

/** The page of verification. */
export const verificationPage = (site: Site, locale: string): string =>
  pageAddress(site, locale, '/profile/verification')
