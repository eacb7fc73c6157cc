import type { Policy } from '@ante/kit/policy'

export const newsChannels = ['email', 'phone'] as const
export type NewsChannel = (typeof newsChannels)[number]
export const newsProducts = ['casino', 'betting'] as const
export type NewsProduct = (typeof newsProducts)[number]
/** What made a consent, or ended it. */
export const newsSources = [
  'registration',
  'profile',
  'unsubscribe',
  'contact',
  'exclusion',
  'register',
  'harm',
  'complaint',
  'erasure',
] as const
export type NewsSource = (typeof newsSources)[number]
export type NewsConsent = Policy['marketing']['consent']

/** What a player said of news by one channel. On without products: all of them, by one consent. */
export interface NewsChoice {
  readonly isOn: boolean
  readonly products: readonly NewsProduct[]
}
export const noNews: NewsChoice = { isOn: false, products: [] }
export const newsOf = (products: readonly NewsProduct[]): NewsChoice =>
  products.length === 0 ? noNews : { isOn: true, products: newsProducts.filter((one) => products.includes(one)) }

/** The products whose news a choice allows. Where a market asks for consent by product, one consent to all of them counts for none. */
export function productsAllowed(consent: NewsConsent, { isOn, products }: NewsChoice): readonly NewsProduct[] {
  if (!isOn || products.length > 0) return isOn ? products : []
  return consent === 'general' ? newsProducts : []
}

/** Whether news of these products may go there: of each of them. */
export const allowsNews = (consent: NewsConsent, choice: NewsChoice, about: readonly NewsProduct[]): boolean =>
  about.every((product) => productsAllowed(consent, choice).includes(product))

/** Whether any news goes anywhere. */
export const allowsAnyNews = (consent: NewsConsent, choices: Readonly<Record<NewsChannel, NewsChoice>>): boolean =>
  newsChannels.some((channel) => productsAllowed(consent, choices[channel]).length > 0)

export interface NewsChange {
  /** Null: of all products. */
  readonly product: NewsProduct | null
  readonly isGiven: boolean
}
const consentsOf = ({ isOn, products }: NewsChoice): readonly NewsChange['product'][] =>
  isOn ? (products.length === 0 ? [null] : products) : []

/** What a choice ends and gives of the one before it, the ends first. */
export function newsChanges(before: NewsChoice, after: NewsChoice): NewsChange[] {
  const [had, has] = [consentsOf(before), consentsOf(after)]
  return [
    ...had.filter((one) => !has.includes(one)).map((product) => ({ product, isGiven: false })),
    ...has.filter((one) => !had.includes(one)).map((product) => ({ product, isGiven: true })),
  ]
}
