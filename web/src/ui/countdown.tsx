import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { partsUntil } from './time-left.ts'

/**
 * What is left until a moment, in fields that keep their width. It begins with the moment at which the page was made, so that the server
 * and the browser say the same, and goes on by the browser's clock. Whoever listens instead of looking hears the date, which stands beside it.
 */
export function Countdown({ to, made, className = '' }: { to: string; made: string; className?: string }) {
  const t = useTranslations('common.left')
  const [now, setNow] = useState(() => Date.parse(made))
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className={`inline-flex gap-1 ${className}`} data-testid="countdown">
      {partsUntil(Date.parse(to), now).map(({ unit, value }) => (
        <span
          key={unit}
          className="grid min-w-11 justify-items-center rounded-1 bg-ink/60 px-1.5 py-1 ring-1 ring-line"
        >
          <span className="figures ltr-run text-18 leading-none font-semibold">{value}</span>
          <span className="text-12 text-chalk-3">{t(unit)}</span>
        </span>
      ))}
    </span>
  )
}
