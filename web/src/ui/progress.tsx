import type { ReactNode } from 'react'

/** How far something is: a bar that grows without moving anything, with words for it. */
export function Progress({ value, max, label, note }: { value: number; max: number; label: string; note?: ReactNode }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left rounded-full bg-baize transition-transform duration-240 ease-(--ease) rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {note && <div className="figures flex justify-between gap-4 text-14 text-chalk-3">{note}</div>}
    </div>
  )
}

/** Levels in a row: those that were reached, the one that is being filled, those that come. */
export function LevelBar({
  levels,
  reached,
  share,
  label,
}: {
  levels: readonly string[]
  reached: number
  share: number
  label: string
}) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {levels.map((level, index) => (
        <li key={level} aria-current={index === reached ? 'step' : undefined} className="grid gap-1.5">
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-3">
            <span
              className="block h-full origin-left rounded-full bg-ember rtl:origin-right"
              style={{
                transform: `scaleX(${index < reached ? 1 : index === reached ? Math.min(1, Math.max(0, share)) : 0})`,
              }}
            />
          </span>
          <span className={`truncate text-12 ${index <= reached ? 'font-semibold text-chalk' : 'text-chalk-3'}`}>
            {level}
          </span>
        </li>
      ))}
    </ol>
  )
}
