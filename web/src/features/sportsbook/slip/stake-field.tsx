import { compare, currencies, fromWire, type Money, toDecimal } from '@ante/kit/money'
import { formatShort } from '@ante/kit/money-text'
import { sitePresets } from '@ante/product/players/rules/stake-presets'
import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useKnownStakeLimits } from '../../../app/protection/stake-limits.ts'
import { useSumText } from '../../../app/texts/sum-text.ts'
import { maxStake, type Preview, stakeTyped } from './draft.ts'
import { useStakeProblem } from './use-stake-problem.ts'

/** Five in a row would not be read. */
const isLong = (stake: Money): boolean => formatShort(stake).length > 7

interface StakeFieldProps {
  label: string
  text: string
  preview: Preview
  limits: SlipLimits
  onChange: (text: string) => void
  /** What the server said of this stake. */
  error?: string | undefined
  compact?: boolean
}

/** The stake: typed on a number pad or tapped. Its bounds are shown before anything is sent, and are those that will be honoured. */
export function StakeField({ label, text, preview, limits, onChange, error, compact = false }: StakeFieldProps) {
  const t = useTranslations('betting.slip')
  const sumText = useSumText()
  const id = useId()
  const { signedIn, balances, info } = useAccount()
  const own = useKnownStakeLimits().most
  const balance = signedIn ? fromWire(balances.balance_main) : undefined
  const most = maxStake(preview.largest, limits, own && balance && compare(own, balance) < 0 ? own : balance)
  const problem = useStakeProblem(preview, limits)
  const wrong = error ?? problem
  const { currency } = limits.stakeMin
  const chosen = info.stake_presets.map(fromWire).filter((one) => one.currency === currency)
  const atHand = chosen.length > 0 ? chosen : sitePresets(currency)
  const largest = preview.largest.minor >= limits.stakeMin.minor ? preview.largest : undefined
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3 text-12">
        <label htmlFor={id} className="font-medium text-chalk-2">
          {label}
        </label>
        {largest && (
          <span id={`${id}-limits`} className="figures text-chalk-3">
            {t('limits', { min: sumText(limits.stakeMin), max: sumText(largest) })}
          </span>
        )}
      </div>
      <div className="relative" dir="ltr">
        <span
          className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-chalk-3"
          aria-hidden="true"
        >
          {currencies[currency].symbol}
        </span>
        <input
          id={id}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder="0.00"
          value={text}
          onChange={(event) => onChange(stakeTyped(event.target.value))}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={
            [largest && `${id}-limits`, wrong && `${id}-problem`].filter(Boolean).join(' ') || undefined
          }
          className={`figures h-12 w-full rounded-2 border bg-ink ps-7 pe-3 text-16 font-semibold placeholder:font-normal placeholder:text-chalk-3 ${wrong ? 'border-danger' : 'border-line-strong focus:border-ember'}`}
        />
      </div>
      {wrong && (
        <p id={`${id}-problem`} className="text-12 text-danger" aria-live="polite">
          {wrong}
        </p>
      )}
      {!compact && (
        <div className={`grid gap-1.5 ${atHand.some(isLong) ? 'grid-cols-3' : 'auto-cols-fr grid-flow-col'}`}>
          {atHand.map((stake) => (
            <Chip key={stake.minor} disabled={isBeyond(stake, largest)} onClick={() => onChange(toDecimal(stake))}>
              {formatShort(stake)}
            </Chip>
          ))}
          <Chip disabled={!most} onClick={() => most && onChange(toDecimal(most))}>
            {t('max')}
          </Chip>
        </div>
      )}
    </div>
  )
}

/** More than a bet may be is no help. */
const isBeyond = (stake: Money, largest: Money | undefined) => largest !== undefined && compare(stake, largest) > 0

interface ChipProps {
  onClick: () => void
  disabled?: boolean
  children: string
}

const Chip = ({ onClick, disabled = false, children }: ChipProps) => (
  <button
    type="button"
    disabled={disabled}
    onClick={onClick}
    className="figures h-10 pointer-coarse:h-11 rounded-2 border border-line bg-surface-2 text-14 text-chalk-2 transition-colors enabled:hover:border-line-strong enabled:hover:text-chalk disabled:opacity-50"
  >
    {children}
  </button>
)
