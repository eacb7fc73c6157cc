import { type Instant, instantOf } from '@ante/kit/instant'
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
