import type { Currency } from '@ante/kit/money'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { BonusMeter } from '../../../app/bonuses/bonus-meter.tsx'
import { StakeLeft } from '../../../app/protection/stake-left.tsx'
import { useStakeLimits } from '../../../app/protection/stake-limits.ts'
import { type OwnExclusion, useExclusion, useExclusionSentence } from '../../../app/session/exclusion.ts'
import { usePopup } from '../../../app/popups/popups.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { PlannedBet } from './planned-bet.ts'
import { BoostChoice } from './boost-choice.tsx'
import { FreeBetChoice } from './free-bet-choice.tsx'
import { PlaceButton } from './place-button.tsx'
import { Placed } from './placed.tsx'
import { PolicyChoice } from './policy-choice.tsx'
import { Problems } from './problems.tsx'
import { ShareSlip } from './share-slip.tsx'
import { SingleStake } from './single-stake.tsx'
import { SlipEntry } from './slip-entry.tsx'
import { slipStore, usePlacementResult, useSlip } from './slip-store.ts'
import { StakeField } from './stake-field.tsx'
import type { Mode } from './stored-slip.ts'
import { Summary } from './summary.tsx'
import { marketsOf } from './use-slip-prices.ts'
import { usePlannedBets } from './use-planned-bets.ts'

export interface SlipRules {
  readonly limits: SlipLimits
}

/** The bet slip, in the right column or in the sheet of a phone. */
export function SlipPanel({ rules }: { rules: SlipRules }) {
  const { stored } = useSlip()
  const { placed } = usePlacementResult()
  const empty = stored.slip.items.length === 0
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
  const { stored, delayMs } = useSlip()
  const { signedIn } = useAccount()
  const exclusion = useExclusion()
  const own = useStakeLimits()
  const { bets, troubles, short, ...pressed } = usePlannedBets(limits)
  const previews = new Map(bets.map(({ draft, preview }) => [draft.id, preview]))
  const joined = previews.get('all')
  const isFree = bets.some((bet) => bet.isFree)
  const statusOf = (marketId: string) =>
    (joined ?? previews.get(marketId))?.judged.find((one) => one.marketId === marketId)

  return (
    <>
      {stored.slip.items.length > 1 && <Modes mode={stored.mode} />}
      <ul className="grid gap-2">
        {stored.slip.items.map((item) => (
          <SlipEntry
            key={item.marketId}
            item={item}
            label={stored.labels[item.marketId]}
            judged={statusOf(item.marketId)}
          >
            {!joined && !isFree && (
              <SingleStake
                marketId={item.marketId}
                text={stored.stakes[item.marketId] ?? ''}
                preview={previews.get(item.marketId)}
                limits={limits}
                trouble={troubles[item.marketId]}
                bets={bets.length}
              />
            )}
          </SlipEntry>
        ))}
      </ul>
      {joined && !isFree && (
        <StakeField
          label={t('stake')}
          text={stored.slip.stakeText}
          preview={joined}
          limits={limits}
          onChange={(text) => slipStore.dispatch({ type: 'stake', text })}
        />
      )}
      <Gifts bets={bets} currency={limits.stakeMin.currency} />
      <Problems previews={previews} limits={limits} troubles={troubles} short={short} />
      <PolicyChoice />
      <ShareSlip />
      {delayMs > 0 && (
        <p className="text-12 text-chalk-3">
          {t('delay', { seconds: String(Math.round(delayMs / 1000)), policy: stored.slip.policy })}
        </p>
      )}
      <div className="sticky -bottom-px -mx-4 -mb-4 grid gap-3 border-t border-line bg-surface-1 px-4 pt-3 pb-4">
        <Summary previews={[...previews.values()]} joined={joined} stakes={pressed.stakes} />
        <StakeLeft limits={own} stakes={pressed.stakes} />
        {!isFree && <SlipMeter isJoined={joined !== undefined} isOne={bets.length === 1} />}
        {exclusion ? (
          <Closed exclusion={exclusion} />
        ) : signedIn ? (
          <PlaceButton limits={limits} short={short} {...pressed} />
        ) : (
          <LoginFirst />
        )}
      </div>
    </>
  )
}

/** What was given to the player and can be used where the slip is one bet. */
function Gifts({ bets, currency }: { bets: readonly PlannedBet[]; currency: Currency }) {
  const { stored } = useSlip()
  const { signedIn } = useAccount()
  if (!signedIn || bets.length !== 1) return null
  return (
    <>
      <FreeBetChoice chosen={stored.freeBet} currency={currency} />
      <BoostChoice chosen={stored.boost} currency={currency} fits={bets.every(({ fitsBoost }) => fitsBoost)} />
    </>
  )
}

/** What the bets of the slip count towards a bonus. What they cost is told of one bet by its prices. */
function SlipMeter({ isJoined, isOne }: { isJoined: boolean; isOne: boolean }) {
  const { stored, lost } = useSlip()
  const { items } = stored.slip
  const isKnown = isOne && lost?.markets === marketsOf(items)
  return (
    <BonusMeter
      place={{ bet: isJoined ? 'accumulator' : 'single' }}
      odds={leastOdds(items)}
      lost={isKnown ? lost.millionths : undefined}
    />
  )
}

/** As decimal odds. */
const leastOdds = (items: readonly { readonly price: number }[]): number =>
  Math.min(...items.map(({ price }) => price)) / 1_000

function Modes({ mode }: { mode: Mode }) {
  const t = useTranslations('betting.slip.modes')
  const tabs = [
    { key: 'accumulator', label: t('accumulator') },
    { key: 'singles', label: t('singles') },
  ] as const
  return (
    <Tabs<Mode>
      label={t('label')}
      value={mode}
      onChange={(next) => slipStore.dispatch({ type: 'mode', mode: next })}
      tabs={tabs}
    />
  )
}

/** RG-11: in the place of the button. */
function Closed({ exclusion }: { exclusion: OwnExclusion }) {
  const t = useTranslations('shell.exclusion')
  const sentence = useExclusionSentence()
  return (
    <p className="flex gap-2.5 rounded-2 bg-cool-soft px-3.5 py-3 text-14">
      <span className="text-cool">
        <Icon name="moon-star" />
      </span>
      <span>
        <span className="font-semibold">{t('closed.bet')}.</span> {sentence(exclusion)}
      </span>
    </p>
  )
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
