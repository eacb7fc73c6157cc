import { views } from '@ante/product/support/contract-staff'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CannedDialog } from './canned-dialog.tsx'
import { Conversation } from './conversation.tsx'
import { Figures } from './figures.tsx'
import { Queue } from './queue.tsx'
import { useInbox, useNow, usePresence } from './use-inbox.ts'
import { kindNames } from './words.ts'

const pageSize = 25
const viewNames = { waiting: 'Waiting', mine: 'Assigned to me', open: 'All open', closed: 'Closed' } as const
const kinds = ['chat', 'ticket', 'dispute'] as const
/** Who waits for an answer, and beside it the conversation that was opened. */
export function SupportPage() {
  const { conversation } = useParams()
  const [search, setSearch] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const mayWrite = useMay('support:write')
  const now = useNow()
  const view = views.find((one) => one === search.get('view')) ?? 'waiting'
  const kind = kinds.find((one) => one === search.get('kind'))
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const loaded = useLoaded('support.inbox', {
    view,
    ...(kind ? { kind } : {}),
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  useInbox(({ what }) => what !== 'typing' && loaded.again())
  usePresence()
  const choose = (wish: Wish) =>
    setSearch(Object.entries(wish).filter(([, value]) => value !== '' && value !== 'waiting'))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeader title="Support" text="Chats, tickets and disputes of players and visitors." />
        {mayWrite && (
          <Button look="plain" onClick={() => setEditing(true)}>
            Canned answers
          </Button>
        )}
      </div>
      <Figures />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 laptop:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label="Queue" className="grid gap-4">
          <Filters view={view} kind={kind} onChoose={choose} />
          <LoadedList
            loaded={loaded}
            what="conversations"
            page={page}
            empty={<EmptyState icon="chat" title="Nobody here" text="No conversation is in this list." />}
          >
            {(data) => (
              <>
                <p className="text-14 text-chalk-3">
                  {data.total} {data.total === 1 ? 'conversation' : 'conversations'}
                </p>
                <Queue items={data.items} now={now} chosen={conversation} />
                <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
              </>
            )}
          </LoadedList>
        </section>
        {conversation === undefined || !/^\d{1,18}$/.test(conversation) ? (
          <p className="grid min-h-40 place-items-center rounded-3 border border-dashed border-line p-6 text-chalk-3">
            Choose a conversation to read it.
          </p>
        ) : (
          <Conversation key={conversation} id={conversation} now={now} onChanged={loaded.again} />
        )}
      </div>
      {isEditing && <CannedDialog onClose={() => setEditing(false)} />}
    </>
  )
}

interface Wish {
  readonly view: string
  readonly kind: string
}

function Filters({
  view,
  kind = '',
  onChoose,
}: {
  view: string
  kind: string | undefined
  onChoose: (wish: Wish) => void
}) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label="Show"
        options={views.map((one) => ({ value: one, label: viewNames[one] }))}
        value={view}
        onChange={({ target }) => onChoose({ view: target.value, kind })}
      />
      <Select
        label="Kind"
        options={[{ value: '', label: 'Any kind' }, ...kinds.map((one) => ({ value: one, label: kindNames[one] }))]}
        value={kind}
        onChange={({ target }) => onChoose({ view, kind: target.value })}
      />
    </div>
  )
}
