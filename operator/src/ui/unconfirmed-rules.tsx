import { useLoaded } from '../use-loaded.ts'

/** Somebody has to look up these figures in the law before anybody relies on them. Players never see this. */
export function UnconfirmedRules() {
  const { data } = useLoaded('policies.getunconfirmed', {})
  if (!data || data.items.length === 0) return null
  return (
    <aside aria-labelledby="unconfirmed" className="grid gap-1 border-b border-line bg-surface-2 px-5 py-3 text-14">
      <p id="unconfirmed" className="font-semibold text-warn">
        Some rules of your markets aren’t confirmed
      </p>
      <p className="text-chalk-2">
        They’re in force, but nobody has checked them against the law. Ask your counsel, then set the figure and its
        source in product/policies.
      </p>
      {data.items.map(({ market, fields }) => (
        <details key={market}>
          <summary className="min-h-6 cursor-pointer">
            {market}: {fields.length} {fields.length === 1 ? 'rule' : 'rules'}
          </summary>
          <p className="wrap-anywhere text-chalk-2">{fields.join(', ')}</p>
        </details>
      ))}
    </aside>
  )
}
