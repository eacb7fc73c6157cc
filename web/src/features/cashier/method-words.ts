import { fromWire } from '@ante/kit/money'
import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Content, WithdrawMethod } from './shapes.ts'

type Known = keyof Messages['cashier']['methods']
const known: readonly Known[] = ['card', 'online-banking', 'bank-transfer', 'bitcoin']
const nameOf = (sysname: string): Known => known.find((name) => name === sysname) ?? 'other'

export const methodIcon = (sysname: string): IconName =>
  sysname === 'card' ? 'card' : sysname === 'bitcoin' ? 'wallet' : 'bank'

/** The words of a method: the operator's content where it has any, ours where not (CASH-12, CASH-13). */
export function useMethodWords(methods: Content['paymentMethods']) {
  const t = useTranslations('cashier')
  const nav = useTranslations('shell.nav')
  const sumText = useSumText()
  const contentOf = (sysname: string) => methods.find((one) => one.sysname === sysname)
  return {
    // Where a prize comes from stands where payments have their method.
    title: (sysname: string): string =>
      sysname === 'tournament'
        ? nav('tournaments')
        : sysname === 'bonus'
          ? nav('bonuses')
          : sysname === 'loyalty'
            ? nav('rewards')
            : sysname === 'cashback'
              ? t('cashback')
              : sysname === 'jackpot'
                ? nav('jackpots')
                : sysname === 'correction' || sysname === 'dormant' || sysname === 'draw'
                  ? t(sysname)
                  : t(`methods.${nameOf(sysname)}.title`),
    description: (sysname: string): string =>
      contentOf(sysname)?.description || t(`methods.${nameOf(sysname)}.description`),
    descriptionWithdraw: (sysname: string): string =>
      contentOf(sysname)?.descriptionWithdraw || t(`methods.${nameOf(sysname)}.descriptionWithdraw`),
    minMax: ({ sysname, min, max }: Pick<WithdrawMethod, 'sysname' | 'min' | 'max'>): string =>
      contentOf(sysname)?.descriptionMinMax ||
      t('minMax', { min: sumText(fromWire(min)), max: sumText(fromWire(max)) }),
    icon: (sysname: string) => contentOf(sysname)?.icon,
  }
}
