import type { Session } from './words.ts'

/** Amounts whose session is paid in another way than by going to its page, so that every way can be reached by data. */
export const actionAmounts = { form: 701_00, embed: 702_00, scan: 703_00, code: 704_00, none: 705_00 } as const

/**
 * What the payer has to do. form: go to the page by a POST with these fields · embed: the page inside of the shop's · scan: a picture of this text · code: a
 * code to pay with elsewhere · none: nothing, the bank decides by itself.
 */
type Action =
  | { readonly type: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'embed'; readonly url: string }
  | { readonly type: 'scan'; readonly text: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'none' }

export const isEmbedded = ({ amount }: Pick<Session, 'amount'>): boolean => amount === actionAmounts.embed

/** Null where the payer just goes to the page. */
export function actionOf({ amount, reference, created_at }: Session, pageUrl: string): Action | null {
  switch (amount) {
    case actionAmounts.form:
      return { type: 'form', url: `${pageUrl}/enter`, fields: { reference } }
    case actionAmounts.embed:
      return { type: 'embed', url: pageUrl }
    case actionAmounts.scan:
      return { type: 'scan', text: pageUrl }
    case actionAmounts.code:
      return { type: 'code', code: String(created_at).replace(/^(\d{4})(\d{4})(\d{4}).*$/, '$1-$2-$3') }
    case actionAmounts.none:
      return { type: 'none' }
    default:
      return null
  }
}
