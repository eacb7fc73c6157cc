import { Money } from '../../ui/money.tsx'
import type { Levels } from './use-meters.ts'

/** What the accounts behind a jackpot hold: the largest leads, the others follow it in a row. */
export function Meters({ levels, label }: { levels: Levels; label: string }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {[...levels].reverse().map(({ name, title, amount }, index) => (
        <div key={name} className={`grid ${index === 0 ? 'w-full' : ''}`}>
          <dt className="text-12 text-chalk-3">{title}</dt>
          <dd>
            <Money value={amount} roll className={`font-semibold ${index === 0 ? 'text-28' : ''}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
