import type { MarketKind } from '@ante/product/sportsbook/contract'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../../app/texts/number-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { Detail, Market } from './book.ts'
import { useLabels } from '../labels.ts'
import { Price } from './price.tsx'

/** Kinds in the order of the page. Those with a line are ladders. */
const order: readonly MarketKind[] = [
  '1x2',
  'double_chance',
  'over_under',
  'both_teams_to_score',
  'asian_handicap',
  'draw_no_bet',
]
const ladders: ReadonlySet<MarketKind> = new Set(['over_under', 'asian_handicap'])

/** Everything that can be bet on in a match. Markets that are closed or decided are gone; a suspended one keeps its place and prices. */
export function MarketList({ fixture }: { fixture: Detail }) {
  const t = useTranslations('betting')
  const open = fixture.markets.filter(({ status }) => status === 'open' || status === 'suspended')
  if (open.length === 0) return <EmptyState icon="lock" title={t('noMarkets')} />
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @[46rem]:grid-cols-2">
        {order.map((kind) => {
          const markets = open.filter((market) => market.kind === kind).sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
          if (markets.length === 0) return null
          return ladders.has(kind) ? (
            <Ladder key={kind} kind={kind} markets={markets} fixture={fixture} />
          ) : (
            <Plain key={kind} markets={markets} fixture={fixture} />
          )
        })}
      </div>
    </div>
  )
}

function Plain({ markets, fixture }: { markets: readonly Market[]; fixture: Detail }) {
  const labels = useLabels()
  const [market] = markets
  if (!market) return null
  const named = market.kind === 'draw_no_bet'
  return (
    <Card market={market} wide={market.kind === '1x2'}>
      <div className={`grid gap-1.5 ${market.selections.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {market.selections.map((selection) => (
          <Price
            key={selection.outcome}
            fixture={fixture}
            market={market}
            selection={selection}
            label={
              named
                ? labels.outcome(market.kind, selection.outcome, market.line, {
                    home: fixture.home.short_name,
                    away: fixture.away.short_name,
                  })
                : undefined
            }
          />
        ))}
      </div>
    </Card>
  )
}

/** One row for each line. The line where both sides are nearest to even is the main one. */
function Ladder({ kind, markets, fixture }: { kind: MarketKind; markets: readonly Market[]; fixture: Detail }) {
  const t = useTranslations('betting')
  const labels = useLabels()
  const [all, setAll] = useState(false)
  const [first] = markets
  if (!first) return null
  const open = markets.filter(({ status }) => status === 'open')
  const main = open.reduce((best, market) => (unevenness(market) < unevenness(best) ? market : best), open[0] ?? first)
  const shown = all ? markets : around(open.length > 0 ? open : markets, main)
  const heads =
    kind === 'asian_handicap'
      ? [fixture.home.short_name, fixture.away.short_name]
      : first.selections.map(({ outcome }) => labels.short(outcome))
  return (
    <Card market={first} wide={false} states={false}>
      <div className="grid grid-cols-[4rem_1fr_1fr] items-center gap-x-1.5 gap-y-1.5">
        <span className="text-12 text-chalk-3">{t('line')}</span>
        {heads.map((head) => (
          <span key={head} className="truncate px-2.5 text-12 text-chalk-3">
            {head}
          </span>
        ))}
        {shown.map((market) => (
          <div key={market.id} className="contents">
            <span
              className={`figures ltr-run text-14 ${market === main ? 'font-semibold text-chalk' : 'text-chalk-3'}`}
            >
              {kind === 'asian_handicap' ? labels.signedLine(market.line ?? 0) : labels.line(market.line ?? 0)}
            </span>
            {market.selections.map((selection, index) => (
              <Price
                key={selection.outcome}
                fixture={fixture}
                market={market}
                selection={selection}
                label={
                  kind === 'asian_handicap'
                    ? labels.signedLine(index === 0 ? (market.line ?? 0) : -(market.line ?? 0))
                    : ''
                }
              />
            ))}
          </div>
        ))}
      </div>
      {(all || markets.length > shown.length) && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center justify-center gap-1.5 rounded-2 text-14 font-medium text-chalk-2 hover:bg-surface-2 hover:text-chalk"
        >
          {all ? t('fewerLines') : t('allLines', { count: markets.length })}
          <span className={all ? 'rotate-180' : ''}>
            <Icon name="chevron-down" size={16} />
          </span>
        </button>
      )}
    </Card>
  )
}

/** Lines to each side of the main one that are shown at first. */
const neighbours = 3

/** The lines that most bets are on: the main one and its neighbours, as many as there is room for also where it lies at an end. */
export function around(markets: readonly Market[], main: Market): readonly Market[] {
  const room = neighbours * 2 + 1
  const first = Math.max(0, Math.min(markets.indexOf(main) - neighbours, markets.length - room))
  return markets.slice(first, first + room)
}

const unevenness = ({ selections: [a, b] }: Market): number => Math.abs((a?.price ?? 0) - (b?.price ?? 0))

function Card({
  market,
  wide,
  states = true,
  children,
}: {
  market: Market
  wide: boolean
  states?: boolean
  children: ReactNode
}) {
  const t = useTranslations('betting')
  const { percent } = useNumberText()
  const labels = useLabels()
  const tenths = Math.max(0, Math.round((market.book - 1) * 1000))
  const share = percent(`${Math.floor(tenths / 10)}.${tenths % 10}`)
  return (
    <section
      className={`grid gap-3 rounded-3 border border-line bg-surface-1 p-4 ${wide ? '@[46rem]:col-span-2' : ''}`}
      aria-label={labels.market(market.kind)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="flex items-center gap-2 text-16 font-semibold">
          {labels.market(market.kind)}
          {states && market.status === 'suspended' && (
            <Badge>
              <Icon name="lock" size={12} />
              {t('marketStates.suspended')}
            </Badge>
          )}
        </h2>
        <span className="figures text-12 text-chalk-3">
          <Tooltip text={t('marginNote')}>{t('margin', { percent: share })}</Tooltip>
        </span>
      </div>
      {children}
      <p className="text-12 text-chalk-3">{t(`marketNotes.${market.kind}`)}</p>
    </section>
  )
}
