import type { SlipLimits } from '@ante/product/sportsbook/rules/slip'
import { useTranslations } from 'use-intl'
import type { Preview } from './draft.ts'
import { isToldAtField } from './problems.tsx'
import { slipStore, type Trouble } from './slip-store.ts'
import { StakeField } from './stake-field.tsx'

interface SingleStakeProps {
  marketId: string
  text: string
  preview: Preview | undefined
  limits: SlipLimits
  trouble: Trouble | undefined
  bets: number
}

export function SingleStake({ marketId, text, preview, limits, trouble, bets }: SingleStakeProps) {
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
