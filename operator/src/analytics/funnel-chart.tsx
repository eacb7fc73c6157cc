import { type FunnelCounts, funnelSteps } from '@ante/product/tracking/rules/funnel'
import { percentText, stepNames } from './words.ts'

/** One bar for each step, as wide as its part of the widest, with the count and the share of the step before. The words beside it say all of it. */
export function FunnelChart({ counts }: { counts: FunnelCounts }) {
  const most = Math.max(1, ...Object.values(counts))
  return (
    <ol className="grid gap-3">
      {funnelSteps.map((step, at) => {
        const before = funnelSteps[at - 1]
        return (
          <li
            key={step}
            className="grid gap-1 tablet:grid-cols-[12rem_minmax(0,1fr)_9rem] tablet:items-center tablet:gap-4"
          >
            <span className="text-14">{stepNames[step]}</span>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-6 w-full rounded-1 bg-surface-2"
              aria-hidden="true"
            >
              <rect width={(100 * counts[step]) / most} height="8" className="fill-ember" />
            </svg>
            <span className="figures text-14 tablet:text-end">
              <span className="font-semibold">{String(counts[step])}</span>
              {before && <span className="text-chalk-3"> {percentText(counts[step], counts[before])}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
