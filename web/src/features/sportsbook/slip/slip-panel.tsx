import { fromWire, type Money as Sum, sum, zero } from '@ante/kit/money'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/account.tsx'
import { usePopup } from '../../../app/popups.ts'
import { useSumText } from '../../../app/sum-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { placeSlip } from './place.ts'
import { Placed } from './placed.tsx'
import { PolicyChoice } from './policy-choice.tsx'
import { isToldAtField, Problems } from './problems.tsx'
import { askedAgain, attemptOf, type Draft, draftsOf, type Mode, type Preview, previewOf, unansweredOf } from './slip.ts'
import { SlipEntry } from './slip-entry.tsx'
import { slipStore, type Trouble, useSlip, useTold } from './store.ts'
import { StakeField } from './stake-field.tsx'
import { Summary } from './summary.tsx'

export interface SlipRules {
  readonly limits: SlipLimits
}

/** A price that comes while the finger is on its way was not seen, and the press was not meant for it. */
const seenAfterMs = 600

/** Whether these prices have stood long enough to be what the player looks at. */
function useIsSeen(prices: string): boolean {
  const [seen, setSeen] = useState(prices)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(prices), seenAfterMs)
    return () => clearTimeout(timer)
  }, [prices])
  return seen === prices
}

/** The bet slip, in the right column or in the sheet of a phone. */
export function SlipPanel({ rules }: { rules: SlipRules }) {
  const { held } = useSlip()
  const { placed } = useTold()
  const empty = held.slip.items.length === 0
  return (
    // What has the focus comes out from under the sums that stand at the end.
    <div className="grid gap-4 [&_:is(button,input,select)]:scroll-mb-40">
      {placed.length > 0 && <Placed bets={placed} />}
      {empty ? placed.length === 0 && <EmptySlip /> : <FilledSlip rules={rules} />}
    </div>
  )
}

function EmptySlip() {
  const t = useTranslations('betting.slip')
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-surface-2 text-chalk-3">
        <Icon name="ticket" size={22} />
      </span>
      <p className="text-14 font-semibold">{t('empty')}</p>
      <p className="text-14 text-balance text-chalk-3">{t('emptyNote')}</p>
    </div>
  )
}

function FilledSlip({ rules: { limits } }: { rules: SlipRules }) {
  const t = useTranslations('betting.slip')
  const { held, delayMs } = useSlip()
  const { troubles } = useTold()
  const { info, signedIn, balances } = useAccount()
  const drafts = draftsOf(held)
  const previews = new Map(drafts.map((draft) => [draft.id, previewOf(draft, held.slip, limits)]))
  const joined = drafts[0]?.id === 'all' ? previews.get('all') : undefined
  const ready = drafts.filter(({ id }) => previews.get(id)?.ready)
  // Bets that only wait for the player to take a new price: pressing the button, which says so, takes it.
  const willing = drafts.filter(({ id }) => previews.get(id)?.ready || (previews.get(id)?.trouble === 'price_changed' && previews.get(id)?.stake))
  const own = (draft: Draft) => attemptOf(held, String(info.uid), draft.id)
  const asked = drafts.filter((draft) => {
    const preview = previews.get(draft.id)
    return preview && askedAgain(own(draft), draft, preview)
  })
  const { currency } = limits.stakeMin
  const stakesOf = (some: readonly Draft[]) =>
    sum(
      some.map(({ id }) => previews.get(id)?.stake ?? zero(currency)),
      currency
    )
  const stakes = stakesOf([...willing, ...asked])
  // The stake of what may have been taken may have left the balance already.
  const fresh = stakesOf(willing.filter((draft) => unansweredOf(own(draft), draft, previews.get(draft.id)?.stake).length === 0))
  const short = signedIn && fresh.minor > fromWire(balances.balance_main).minor
  const statusOf = (marketId: string) => (joined ?? previews.get(marketId))?.judged.find((one) => one.marketId === marketId)

  return (
    <>
      {held.slip.items.length > 1 && <Modes mode={held.mode} />}
      <ul className="grid gap-2">
        {held.slip.items.map((item) => (
          <SlipEntry key={item.marketId} item={item} label={held.labels[item.marketId]} judged={statusOf(item.marketId)}>
            {!joined && (
              <SingleStake
                marketId={item.marketId}
                text={held.stakes[item.marketId] ?? ''}
                preview={previews.get(item.marketId)}
                limits={limits}
                trouble={troubles[item.marketId]}
                bets={drafts.length}
              />
            )}
          </SlipEntry>
        ))}
      </ul>
      {joined && (
        <StakeField
          label={t('stake')}
          text={held.slip.stakeText}
          preview={joined}
          limits={limits}
          onChange={(text) => slipStore.dispatch({ type: 'stake', text })}
        />
      )}
      <Problems drafts={drafts} previews={previews} limits={limits} troubles={troubles} short={short} />
      <PolicyChoice />
      {delayMs > 0 && <p className="text-12 text-chalk-3">{t('delay', { seconds: String(Math.round(delayMs / 1000)) })}</p>}
      <div className="sticky -bottom-px -mx-4 -mb-4 grid gap-3 border-t border-line bg-surface-1 px-4 pt-3 pb-4">
        <Summary previews={drafts.flatMap(({ id }) => previews.get(id) ?? [])} joined={joined} stakes={stakes} />
        {signedIn ? (
          <PlaceButton limits={limits} count={willing.length + asked.length} stakes={stakes} accepting={ready.length < willing.length} short={short} />
        ) : (
          <LoginFirst />
        )}
      </div>
    </>
  )
}

function Modes({ mode }: { mode: Mode }) {
  const t = useTranslations('betting.slip.modes')
  const tabs = [
    { key: 'accumulator', label: t('accumulator') },
    { key: 'singles', label: t('singles') },
  ] as const
  return <Tabs<Mode> label={t('label')} value={mode} onChange={(next) => slipStore.dispatch({ type: 'mode', mode: next })} tabs={tabs} />
}

function LoginFirst() {
  const t = useTranslations('betting.slip')
  const openPopup = usePopup()
  return (
    <Button size="large" wide onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>
      {t('login')}
    </Button>
  )
}

interface PlaceButtonProps {
  limits: SlipLimits
  count: number
  stakes: Sum
  /** Some of these bets wait for the player to take a new price, which the press does. */
  accepting: boolean
  short: boolean
}

function PlaceButton({ limits, count, stakes, accepting, short }: PlaceButtonProps) {
  const t = useTranslations('betting.slip')
  const { held, sending } = useSlip()
  const { info } = useAccount()
  const isSeen = useIsSeen(held.slip.items.map(({ offer }) => offer.price).join())
  const tooEarly = accepting && !isSeen
  const place = () => {
    if (tooEarly) return
    if (accepting) slipStore.dispatch({ type: 'accept-prices' })
    void placeSlip(limits, String(info.uid), { unknown: t('unknown'), failed: t('failed') })
  }
  return (
    <Button size="large" wide loading={sending} disabled={count === 0 || short} aria-disabled={tooEarly || undefined} onClick={place}>
      <PlaceText count={count} stakes={stakes} accepting={accepting} />
    </Button>
  )
}

function PlaceText({ count, stakes, accepting }: { count: number; stakes: Sum; accepting: boolean }) {
  const t = useTranslations('betting.slip')
  const sumText = useSumText()
  return (
    <span>
      {accepting ? t('acceptAndPlace') : count > 1 ? t('placeCount', { count }) : t('place')}
      {stakes.minor > 0n && <span className="figures"> {t('placeFor', { sum: sumText(stakes) })}</span>}
    </span>
  )
}

interface SingleStakeProps {
  marketId: string
  text: string
  preview: Preview | undefined
  limits: SlipLimits
  trouble: Trouble | undefined
  bets: number
}

function SingleStake({ marketId, text, preview, limits, trouble, bets }: SingleStakeProps) {
  const t = useTranslations('betting.slip')
  if (!preview) return null
  return (
    <div className="mt-2.5">
      <StakeField
        compact={bets > 1}
        label={t('stake')}
        text={text}
        preview={preview}
        limits={limits}
        error={trouble && isToldAtField(trouble.kind, bets) ? trouble.text : undefined}
        onChange={(next) => slipStore.dispatch({ type: 'single-stake', marketId, text: next })}
      />
    </div>
  )
}
