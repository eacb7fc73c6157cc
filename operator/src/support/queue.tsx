import type { InboxItem } from '@ante/product/support/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Link, useLocation } from 'react-router'
import { dueText, isLate, kindNames, outcomeNames, titleOf, waitText, writerOf } from './words.ts'

/** What there is to know of a conversation at one sight. */
export function Marks({ item, now }: { item: InboxItem; now: number }) {
  const [waits, due] = [waitText(item, now), dueText(item, now)]
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={item.kind === 'dispute' ? 'bad' : item.kind === 'chat' ? 'info' : 'neutral'}>
        {kindNames[item.kind]}
      </Badge>
      {item.state === 'closed' && <Badge>{item.outcome ? outcomeNames[item.outcome] : 'Closed'}</Badge>}
      {waits !== '' && <Badge>{waits}</Badge>}
      {due !== '' && <Badge tone={isLate(item, now) ? 'bad' : 'neutral'}>{due}</Badge>}
      {item.escalated_at !== null && <Badge tone="bad">Escalated</Badge>}
    </span>
  )
}

/** The conversations of the list, each a link to itself. */
export function Queue({
  items,
  now,
  chosen,
}: {
  items: readonly InboxItem[]
  now: number
  chosen: string | undefined
}) {
  const { search } = useLocation()
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={{ pathname: `/support/${item.id}`, search }}
            aria-current={item.id === chosen ? 'page' : undefined}
            className="grid gap-1.5 rounded-2 border border-line bg-surface-1 p-3 hover:border-line-strong aria-[current=page]:border-ember"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{titleOf(item)}</span>
              {item.unread_by_staff > 0 && item.id !== chosen && (
                <Badge tone="ember">
                  {item.unread_by_staff}
                  <span className="sr-only"> unread</span>
                </Badge>
              )}
            </span>
            <span className="text-14 wrap-anywhere text-chalk-2">{writerOf(item)}</span>
            <Marks item={item} now={now} />
            {item.assigned_name !== null && (
              <span className="text-14 wrap-anywhere text-chalk-3">{item.assigned_name}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
