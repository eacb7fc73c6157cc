import { useEffect, useRef, useState } from 'react'
import { get } from '../api/client.ts'
import type { Output } from '../api/endpoints.ts'
import { repeat } from '../live/live-topic.ts'
import { useAccount } from '../session/account.tsx'

export type Meter = Output<'bonuses.getmeter'>['items'][number]
/** What is played: a game, or a kind of bet. */
export type Place = { readonly sysname: string } | { readonly bet: 'single' | 'accumulator' }

/** Rounds and bets count a moment after they are over, and some leave the balance as it was: the meter is read by the clock. */
const readEveryMs = 10_000

/** The player's active bonus where this is played; undefined where there is none. Whoever has no bonus is not asked for. */
export function useBonusMeter(place: Place): Meter | undefined {
  const { signedIn, info, balances } = useAccount()
  const [known, setKnown] = useState<{ readonly of: string; readonly meter: Meter | undefined }>()
  const purse = 'sysname' in place ? balances.balance_bonus : balances.balance_betting_bonus
  const [sysname, bet] = 'sysname' in place ? [place.sysname, undefined] : [undefined, place.bet]
  const of = signedIn && purse.amount > 0 ? `${info.uid} ${sysname ?? bet}` : ''
  useEffect(() => {
    if (!of) return
    let ended = false
    const stop = repeat(async () => {
      const { items } = await get('bonuses.getmeter', sysname === undefined ? { bet } : { sysname })
      if (!ended) setKnown({ of, meter: items[0] })
    }, readEveryMs)
    return () => {
      ended = true
      stop()
    }
  }, [of, sysname, bet])
  return of && known?.of === of ? known.meter : undefined
}

/** What a bonus came to whose meter stood here and that was fulfilled since: it is said where it was played for. */
export function useFulfilled(place: Place, meter: Meter | undefined): Meter['amount'] | undefined {
  const { signedIn, balances } = useAccount()
  const isBet = 'bet' in place
  const purse = (isBet ? balances.balance_betting_bonus : balances.balance_bonus).amount
  const before = useRef<Meter>(undefined)
  const [fulfilled, setFulfilled] = useState<Meter['amount']>()
  useEffect(() => {
    if (meter) {
      before.current = meter
      setFulfilled(undefined)
      return
    }
    const last = before.current
    if (!signedIn || !last) return
    let ended = false
    void (async () => {
      const { items } = await get(isBet ? 'BettingBonuses.get' : 'bonuses.get', { count: '200' })
      const status = items.find(({ id }) => id === last.id)?.status
      // While its amount is on its way the purse is still to move, and this is asked again.
      if (ended || status === 'active') return
      before.current = undefined
      if (status === 'used') setFulfilled(last.amount)
    })().catch((error: unknown) => console.warn('the bonus could not be read', error))
    return () => {
      ended = true
    }
  }, [meter, signedIn, isBet, purse])
  return signedIn ? fulfilled : undefined
}
