import { type Advertising, hiddenPaths } from '@ante/kit/advertising'
import { day, type Instant, instantOf } from '@ante/kit/instant'
import type { PopupSettings } from '../contract.ts'

type Popup = PopupSettings['list'][number]

/** Those that are on at `now`; or those that are asked for by their id, whatever their time (RTE-107). */
export function popupsAt(list: readonly Popup[], now: Instant, ids?: readonly string[]): Popup[] {
  if (ids) return list.filter(({ id }) => ids.includes(id))
  const isOn = ({ starts_at, finished_at }: Popup) =>
    (starts_at === undefined || instantOf(starts_at) <= now) &&
    (finished_at === undefined || now < instantOf(finished_at))
  return list.filter(isOn)
}

/** Those that may be advertised to somebody: none of an offer, nor one that leads to offers, where bonuses may not be. */
export function advertisedOf(list: readonly Popup[], advertising: Advertising): Popup[] {
  if (advertising === 'nothing') return []
  const hidden = hiddenPaths(advertising)
  if (hidden === null) return [...list]
  const isHidden = new RegExp(hidden)
  return list.filter(({ offer_id, leads_to = '' }) => offer_id === undefined && !isHidden.test(leads_to))
}

export interface PopupReader {
  readonly registeredAt: Instant
  /** Offers that they may take and have not taken. */
  readonly openOffers: readonly string[]
}

/** BON-20: whether a popup is for this player. */
export const isFor = (
  { account_days_min = 0, offer_id }: Popup,
  { registeredAt, openOffers }: PopupReader,
  now: Instant
) => now - registeredAt >= account_days_min * day && (offer_id === undefined || openOffers.includes(offer_id))
