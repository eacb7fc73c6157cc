export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/** Days, hours and minutes, or within the last day hours, minutes and seconds: three fields of two figures, and nothing below zero. */
export function partsUntil(to: number, now: number): { unit: TimeUnit; value: string }[] {
  const left = Math.max(0, Math.floor((to - now) / 1000))
  const parts: [TimeUnit, number][] = [
    ['days', Math.floor(left / 86_400)],
    ['hours', Math.floor(left / 3600) % 24],
    ['minutes', Math.floor(left / 60) % 60],
    ['seconds', left % 60],
  ]
  const shown = left >= 86_400 ? parts.slice(0, 3) : parts.slice(1)
  return shown.map(([unit, value]) => ({ unit, value: String(value).padStart(2, '0') }))
}
