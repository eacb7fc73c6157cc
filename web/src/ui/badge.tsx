import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface-3 text-chalk-2',
  ember: 'bg-ember text-on-ember',
  good: 'bg-baize-soft text-baize',
  info: 'bg-cool-soft text-cool',
  bad: 'bg-danger-soft text-danger',
}
export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex min-h-5.5 items-center gap-1 rounded-1 px-1.5 text-12 font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
