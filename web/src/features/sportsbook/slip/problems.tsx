import { fromWire } from '@ante/kit/money'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Preview } from './draft.ts'
import { slipStore, type Trouble } from './slip-store.ts'

interface ProblemsProps {
  previews: ReadonlyMap<string, Preview>
  limits: SlipLimits
  troubles: Readonly<Record<string, Trouble>>
  /** The balance does not cover the stakes. */
  short: boolean
}

/** Of several bets each trouble stands at its own; what all of them share, and that of a bet alone, is said once for the slip. */
export const isToldAtField = (kind: Trouble['kind'], bets: number): boolean => bets > 1 && kind !== 'funds'

/** What stands in the way, and what can be done about it: accept a price, pay in, try again. */
export function Problems({ previews, limits, troubles, short }: ProblemsProps) {
  const t = useTranslations('betting.slip')
  const sumText = useSumText()
  const { balances } = useAccount()
  const changed = [...previews.values()]
    .flatMap(({ judged }) => judged)
    .filter(({ status }) => status === 'changed').length
  const joined = previews.get('all')
  const told = Object.values(troubles)
  const sentences = [
    ...told.filter(({ kind }) => !isToldAtField(kind, previews.size)).map(({ text }) => text),
    ...(joined && told.length === 0 ? selectionProblem(joined, limits, t) : []),
    ...(short && !told.some(({ kind }) => kind === 'funds')
      ? [t('problems.funds', { balance: sumText(fromWire(balances.balance_main)) })]
      : []),
  ]
  if (sentences.length === 0 && changed === 0) return null
  return (
    <output className="grid gap-2.5">
      {[...new Set(sentences)].map((text) => (
        <p key={text} className="flex items-start gap-2 rounded-2 bg-danger-soft px-3 py-2.5 text-14 text-danger">
          <Icon name="warning" size={17} />
          <span>{text}</span>
        </p>
      ))}
      {changed > 0 && (
        <button
          type="button"
          onClick={() => slipStore.dispatch({ type: 'accept-prices' })}
          className="min-h-10 pointer-coarse:min-h-11 rounded-2 border border-line text-14 font-medium text-chalk-2 hover:border-line-strong hover:text-chalk"
        >
          {t('accept', { count: changed })}
        </button>
      )}
      {(short || told.some(({ kind }) => kind === 'funds')) && <DepositLink />}
    </output>
  )
}

function DepositLink() {
  const t = useTranslations('betting.slip')
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      look="plain"
      wide
      icon="deposit"
      to={`/cashier/deposit?backUrl=${encodeURIComponent(pathname + search)}`}
    >
      {t('deposit')}
    </ButtonLink>
  )
}

/** The stake's own problems stand at its field. */
function selectionProblem(
  { trouble }: Preview,
  { legsMax }: SlipLimits,
  t: ReturnType<typeof useTranslations<'betting.slip'>>
): string[] {
  switch (trouble) {
    case 'price_changed':
    case 'market_suspended':
    case 'market_closed':
    case 'replay_no_bets':
    case 'selections_conflict':
      return [t(`problems.${trouble}`)]
    case 'too_many_selections':
      return [t('problems.too_many_selections', { max: String(legsMax) })]
    default:
      return []
  }
}
