import { fromWire, type WireMoney } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { useEffect, useRef } from 'react'

/**
 * A sum in tabular figures, read from left to right in every language. With `roll` a changed sum rolls to its new value; the text in the
 * document is the true one at every moment.
 */
export function Money({
  value,
  roll = false,
  className = '',
}: {
  value: WireMoney
  roll?: boolean
  className?: string
}) {
  const text = formatMoney(fromWire(value))
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(value.amount)
  useEffect(() => {
    const from = before.current
    before.current = value.amount
    if (!roll || from === value.amount || !element.current) return
    const up = value.amount > from
    element.current.animate(
      [
        { transform: `translateY(${up ? '70%' : '-70%'})`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)' }
    )
  }, [roll, value.amount])
  return (
    <span className={`figures ltr-run inline-block overflow-clip ${className}`}>
      <span ref={element} className="inline-block">
        {text}
      </span>
    </span>
  )
}
