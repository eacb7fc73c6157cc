import type { Answer } from '../api.ts'

type Day = Answer<'tracking.getfunnel'>['days'][number]
const [width, height] = [600, 160]
const lines = [
  { step: 'registered', name: 'Registered', stroke: 'stroke-ember', dash: undefined },
  { step: 'first_deposit', name: 'First deposit', stroke: 'stroke-cool', dash: '6 4' },
] as const
const dayMs = 86_400_000

/** Registrations and first deposits of each day; the table below has the same figures. */
export function DaysChart({ days, from, to }: { days: readonly Day[]; from: string; to: string }) {
  const counts = new Map(days.map(({ day, counts: of }) => [day, of]))
  const first = Date.parse(from)
  const all = Array.from({ length: Math.round((Date.parse(to) - first) / dayMs) + 1 }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10)
  )
  const most = Math.max(1, ...days.flatMap(({ counts: of }) => lines.map(({ step }) => of[step])))
  const pointsOf = (step: (typeof lines)[number]['step']): string =>
    all
      .map((day, at) => {
        const x = all.length === 1 ? width / 2 : (width * at) / (all.length - 1)
        return `${x},${height - (height * (counts.get(day)?.[step] ?? 0)) / most}`
      })
      .join(' ')
  return (
    <figure className="grid gap-2 rounded-3 border border-line bg-surface-1 p-4">
      <svg
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
        role="img"
        aria-label={`Registrations and first deposits by day, ${from} until ${to}; at most ${most} in a day`}
      >
        <line
          x1="0"
          x2={width}
          y1={height}
          y2={height}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        {lines.map(({ step, stroke, dash }) => (
          <polyline
            key={step}
            points={pointsOf(step)}
            fill="none"
            strokeWidth="2"
            strokeDasharray={dash}
            vectorEffect="non-scaling-stroke"
            className={stroke}
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-14 text-chalk-2">
        {lines.map(({ step, name, stroke, dash }) => (
          <span key={step} className="flex items-center gap-2">
            <svg viewBox="0 0 24 4" className="h-1 w-6" aria-hidden="true">
              <line x1="0" x2="24" y1="2" y2="2" strokeWidth="3" strokeDasharray={dash} className={stroke} />
            </svg>
            {name}
          </span>
        ))}
        <span className="text-chalk-3">At most {most} in a day</span>
      </figcaption>
    </figure>
  )
}
