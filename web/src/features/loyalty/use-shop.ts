import type { Product } from '@ante/product/loyalty/contract'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../app/api/client.ts'
import { useAttempt } from '../../app/api/use-attempt.ts'
import { tellRefusal } from '../../app/api/tell-failure.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useAccount } from '../../app/session/account.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'

/** LOY-20, LOY-21: too few points are told before anything is asked; else one popup asks, the purchase is made once, and another one is the receipt. */
export function useShop(points: number): (product: Product) => void {
  const openPopup = usePopup()
  const { signedIn, refreshBalances } = useAccount()
  const { revalidate } = useRevalidator()
  const attempt = useAttempt()
  const common = useTranslations('common')
  return ({ id, price, tournament, description: { title } }) => {
    if (!signedIn) return void openPopup('AuthPopup', { view: 'authorization' })
    const few = (have: number) => openPopup('LoyaltyShopInsufficientFundsPopup', { title, points: price, have })
    if (points < price) return void few(points)
    const buy = async () => {
      try {
        const { points: left } = await attempt.send('loyalty.buyproduct', { id, price }, id)
        dialogs.closeByName('LoyaltyShopPopupConfirm', { immediate: true, result: true })
        await openPopup('LoyaltyShopPopupBuy', { title, points: price, left, tournament })
        toasts.tell('productBought', title)
      } catch (error) {
        dialogs.closeByName('LoyaltyShopPopupConfirm', { immediate: true })
        if (error instanceof ApiError && error.code === 'loyalty_points_short') await few(heldOf(error) ?? points)
        else tellRefusal('productBought', error, common('offline'))
      }
      refreshBalances().catch((error: unknown) => console.warn('the balance could not be read', error))
      await revalidate()
    }
    void openPopup('LoyaltyShopPopupConfirm', { title, points: price, onBuy: buy })
  }
}

/** What the server found: another window may have spent points since the page was read. */
const heldOf = ({ data: { points } }: ApiError): number | undefined => (typeof points === 'number' ? points : undefined)
