import type { InboxItem } from '@ante/product/support/contract-staff'
import { Button } from '@ante/web/ui/button'
import { useState } from 'react'
import { call } from '../api.ts'
import { useMay, useMember } from '../session/session.ts'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { Evidence } from './evidence.tsx'
import { Messages } from './messages.tsx'
import { Notes, WriterCard } from './writer-card.tsx'
import { Marks } from './queue.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useInbox } from './use-inbox.ts'
import { stateNames, titleOf, writerOf } from './words.ts'

/** So long after the last key the writer counts as typing. */
const typingMs = 6_000

/** One conversation with what was said, what is known of the writer, and what can be done. It is read by being shown. */
export function Conversation({ id, now, onChanged }: { id: string; now: number; onChanged: () => void }) {
  const loaded = useLoaded('support.conversation', { conversation: id })
  const [isTyping, setTyping] = useState(false)
  const mayWrite = useMay('support:write')
  useInbox(({ conversation, what }) => {
    if (what === 'resync') loaded.again()
    if (conversation !== id) return
    setTyping(what === 'typing')
    if (what === 'typing') setTimeout(() => setTyping(false), typingMs)
    else loaded.again()
  })
  function changed(): void {
    loaded.again()
    onChanged()
  }
  if (loaded.state === 'failed') return <Failed message={loaded.message} onRetry={loaded.again} />
  if (!loaded.data) return <Loading what="the conversation" />
  const { conversation: item, messages, notes, evidence, player } = loaded.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={titleOf(item)} className="grid gap-4">
        <header className="grid gap-2">
          <h2 className="font-display text-22 wrap-anywhere">{titleOf(item)}</h2>
          <p className="text-14 wrap-anywhere text-chalk-2">
            {writerOf(item)} · {stateNames[item.state]} · {item.assigned_name ?? 'Nobody has taken it'}
          </p>
          <Marks item={item} now={now} />
        </header>
        {mayWrite && <Actions item={item} onChanged={changed} />}
        {evidence !== null && <Evidence evidence={evidence} item={item} />}
        <Messages messages={messages} readByWriter={item.read_by_writer} />
        <p role="status" className="text-14 text-chalk-3 empty:hidden">
          {isTyping ? 'Typing…' : ''}
        </p>
        {item.rating !== null && (
          <p className="text-14 text-chalk-2">
            Rated {item.rating} of 5{item.rating_note ? `: ${item.rating_note}` : ''}
          </p>
        )}
        {mayWrite && item.state !== 'closed' && <ReplyForm item={item} onSent={changed} />}
        {item.state === 'closed' && <p className="text-14 text-chalk-3">This conversation is closed.</p>}
      </section>
      <aside aria-label="About the writer" className="grid gap-6">
        <WriterCard item={item} player={player} />
        <Notes id={id} notes={notes} onAdded={changed} />
      </aside>
    </div>
  )
}

function Actions({ item, onChanged }: { item: InboxItem; onChanged: () => void }) {
  const member = useMember()
  const [asked, setAsked] = useState<'assign' | 'decide'>()
  const { isBusy, failure, send } = useSend()
  const act = async (work: () => Promise<unknown>) => {
    if (await send(work)) onChanged()
  }
  const take = () => act(() => call('support.assign', { conversation: item.id, member: member?.id ?? null }))
  const done = () => {
    setAsked(undefined)
    onChanged()
  }
  if (item.state === 'closed') return null
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {member?.id !== item.assigned_to && (
          <Button look="plain" size="small" loading={isBusy} onClick={() => void take()}>
            Take
          </Button>
        )}
        <Button look="plain" size="small" onClick={() => setAsked('assign')}>
          Hand over
        </Button>
        {item.kind === 'dispute' ? (
          <Button look="plain" size="small" onClick={() => setAsked('decide')}>
            Decide
          </Button>
        ) : (
          <Button
            look="plain"
            size="small"
            loading={isBusy}
            onClick={() => void act(() => call('support.finish', { conversation: item.id }))}
          >
            Close
          </Button>
        )}
      </div>
      <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
      {asked === 'assign' && <AssignDialog item={item} onClose={() => setAsked(undefined)} onDone={done} />}
      {asked === 'decide' && <DecideDialog item={item} onClose={() => setAsked(undefined)} onDone={done} />}
    </>
  )
}
