import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

interface OddsFace {
  label: ReactNode
  /** What the price is of, in full: heard in place of the short label. */
  name?: string
  /** Already formatted, `1.85`. */
  price: string
  /** Grows or falls with the price; only compared. */
  value: number
  suspended?: boolean
}

const frame =
  'relative flex h-11 min-w-0 items-center justify-between gap-1 rounded-2 border px-2 text-14 tablet:px-2.5 transition-colors duration-150'

export const oddsClass = (chosen: boolean, suspended: boolean): string =>
  `${frame} ${chosen ? 'border-ember bg-ember-soft text-chalk' : `border-line bg-surface-2 ${suspended ? '' : 'hover:border-line-strong hover:bg-surface-3'}`} ${suspended ? 'text-chalk-3' : ''}`

/** A price in a fixed grid. Up and down differ by the triangle and its place; a suspended one keeps its price behind a lock. */
export function OddsButton({
  label,
  name,
  price,
  value,
  suspended = false,
  chosen = false,
  className = '',
  ...rest
}: OddsFace & { chosen?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type="button"
      disabled={suspended}
      aria-pressed={chosen}
      className={`${oddsClass(chosen, suspended)} ${className}`}
    >
      <OddsInside label={label} name={name} price={price} value={value} suspended={suspended} />
    </button>
  )
}

/** A price that is only shown, as no bets are taken at it; `note` says so to who cannot see that it is no button. */
export function OddsShown({ note, ...face }: OddsFace & { note: string }) {
  return (
    <span title={note} className={`${frame} border-dashed border-line text-chalk-2`}>
      <OddsInside {...face} />
      <span className="sr-only">{` ${note}`}</span>
    </span>
  )
}

/** `12.50`: three buttons of a narrow row have room for it. A longer price is set smaller; the longest stand alone, their place in the row says what they are of. */
const usualLength = 5
const roomBesideLabel = 6

/** What stands inside of an odds button or link. */
export function OddsInside({ label, name, price, value, suspended = false }: OddsFace) {
  const t = useTranslations('common')
  const moved = useMove(value)
  return (
    <>
      {moved.count > 0 && (
        <span
          key={moved.count}
          aria-hidden="true"
          className="price-flash pointer-events-none absolute inset-0 rounded-2"
        />
      )}
      {name && <span className="sr-only">{`${name} `}</span>}
      {price.length <= roomBesideLabel && (
        <span aria-hidden={name ? true : undefined} className="min-w-2 truncate text-12 text-chalk-3">
          {label}
        </span>
      )}
      <span className="ms-auto flex items-center gap-1">
        {suspended ? (
          <span className="absolute end-0.5 top-0.5">
            <Icon name="lock" size={11} />
          </span>
        ) : (
          <Triangle move={moved.move} />
        )}
        <span className={`figures ltr-run font-semibold ${price.length > usualLength ? 'text-12' : ''}`}>{price}</span>
        {suspended && <span className="sr-only">{` ${t('suspended')}`}</span>}
        {!suspended && moved.move !== 0 && (
          <span className="sr-only">{` ${t(moved.move > 0 ? 'priceUp' : 'priceDown')}`}</span>
        )}
      </span>
    </>
  )
}

/** Up and down differ by shape and by place, not only by colour; it takes no room from the price. */
function Triangle({ move }: { move: -1 | 0 | 1 }) {
  if (move === 0) return null
  return (
    <svg
      width="8"
      height="6"
      aria-hidden="true"
      className={`absolute end-1 ${move > 0 ? 'top-1 text-baize' : 'bottom-1 text-danger'}`}
    >
      <path fill="currentColor" d={move > 0 ? 'M4 0l4 6H0z' : 'M4 6 0 0h8z'} />
    </svg>
  )
}

/** The last move of a value while it is shown: its direction and how many there were. */
function useMove(value: number): { move: -1 | 0 | 1; count: number } {
  const [state, setState] = useState<{ value: number; move: -1 | 0 | 1; count: number }>({ value, move: 0, count: 0 })
  if (state.value === value) return state
  const next = { value, move: value > state.value ? (1 as const) : (-1 as const), count: state.count + 1 }
  setState(next)
  return next
}
