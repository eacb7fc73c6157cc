import type { InboxItem } from '@ante/product/support/contract-staff'
import { dateText } from '../ui/date-text.ts'
import { factsOf } from './words.ts'

/** What a dispute is about, as the player saw it when it was opened. */
export function Evidence({ evidence, item }: { evidence: unknown; item: InboxItem }) {
  return (
    <details open className="rounded-3 border border-line bg-surface-1 p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">Evidence of {dateText(item.opened_at)}</summary>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-14 tablet:grid-cols-2">
        {factsOf(evidence).map(({ name, value }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-chalk-3">{name}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {item.due_at !== null && <p className="mt-3 text-14 text-chalk-2">To be answered by {dateText(item.due_at)}.</p>}
      {item.escalated_at !== null && (
        <p className="mt-3 text-14 text-danger">
          The player took it to the dispute resolution body on {dateText(item.escalated_at)}.
        </p>
      )}
    </details>
  )
}
