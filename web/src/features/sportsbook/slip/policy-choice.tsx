import type { PricePolicy } from '@ante/product/sportsbook/contract'
import { useTranslations } from 'use-intl'
import { Select } from '../../../ui/field.tsx'
import { slipStore, useSlip } from './slip-store.ts'

const policies: readonly PricePolicy[] = ['none', 'higher', 'any']

/** What happens when a price moves on the way: asked, never assumed (RTS 2C). */
export function PolicyChoice() {
  const t = useTranslations('betting.slip.policy')
  const { stored } = useSlip()
  return (
    <Select
      label={t('label')}
      value={stored.slip.policy}
      onChange={(event) =>
        slipStore.dispatch({ type: 'policy', policy: policies.find((one) => one === event.target.value) ?? 'none' })
      }
      options={policies.map((value) => ({ value, label: t(value) }))}
    />
  )
}
