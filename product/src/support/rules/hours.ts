import type { Instant } from '@ante/kit/instant'

/** When somebody is usually there: days of the week (1 is Monday) and hours `hh:mm` of one clock. `to` 24:00 is midnight; a `to` before `from` is on the next day. */
export interface OpenHours {
  readonly timeZone: string
  readonly list: readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]
}

const minutesOf = (text: string): number => {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the hours are running. Without any hours they always are: it is then for staff to be there. */
export function isWithin({ timeZone, list }: OpenHours, now: Instant): boolean {
  if (list.length === 0) return true
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  const weekday = weekdays.indexOf(part('weekday')) + 1
  const minute = minutesOf(`${part('hour')}:${part('minute')}`)
  const dayBefore = weekday === 1 ? 7 : weekday - 1
  return list.some(({ days, from, to }) => {
    const [begins, ends] = [minutesOf(from), minutesOf(to)]
    if (begins < ends) return days.includes(weekday) && minute >= begins && minute < ends
    // Hours over midnight belong to the day on which they begin.
    return (days.includes(weekday) && minute >= begins) || (days.includes(dayBefore) && minute < ends)
  })
}
