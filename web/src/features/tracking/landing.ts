import { linkFactsOf, type LinkFacts } from '@ante/product/tracking/rules/words'

/** What led to the page, as it was before anybody went on. */
export interface Landing {
  readonly facts: LinkFacts
  /** The address of the other site; empty where it was none. */
  readonly referer: string
}

/** TRK-11, TRK-12: the accepted parameters alone. A referer of the site's own is none. */
export const landingOf = ({ search, origin }: Pick<Location, 'search' | 'origin'>, referrer: string): Landing => ({
  facts: linkFactsOf(new URLSearchParams(search)),
  referer: URL.canParse(referrer) && new URL(referrer).origin !== origin ? referrer : '',
})

/** Whether somebody sent this person here: only then it is worth a question. That a form is to be opened says nothing of who did. */
export const isSentHere = ({ facts, referer }: Landing): boolean =>
  referer !== '' || Object.keys(facts).some((name) => name !== 'show_popup_reg')

/** TRK-10: only then there is something to tell. */
export const isByLink = ({ facts, referer }: Landing): boolean => Object.keys(facts).length > 0 || referer !== ''

/** TRK-07: what `/hit` is asked with. */
export const hitQuery = ({ facts, referer }: Landing): string =>
  new URLSearchParams({ ...facts, ...(referer === '' ? {} : { referer }) }).toString()
