import type { WireMoney } from '@ante/kit/money'
import { Money } from './money.tsx'

/** What a balance is made of: the player's own money first, then what has conditions. */
export function BalanceSplit({ parts }: { parts: readonly { name: string; value: WireMoney }[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-2 bg-surface-2 px-3 py-2.5 text-14">
      {parts.map(({ name, value }, index) => (
        <div key={name} className="contents">
          <dt className="text-chalk-2">{name}</dt>
          <dd className="text-end">
            <Money value={value} roll className={index === 0 ? 'font-semibold' : ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
