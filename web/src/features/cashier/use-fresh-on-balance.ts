import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAccount } from '../../app/session/account.tsx'

/** Reads the page's data again when the main balance has changed under it: what can be withdrawn has changed too. */
export function useFreshOnBalance(): void {
  const { balances } = useAccount()
  const { revalidate } = useRevalidator()
  const { amount } = balances.balance_main
  const known = useRef(amount)
  useEffect(() => {
    if (known.current === amount) return
    known.current = amount
    void revalidate()
  }, [amount, revalidate])
}
