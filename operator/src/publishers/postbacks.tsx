import type { PostbackItem } from '@ante/product/tracking/contract-staff'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'
import { goalNames, stateText } from './words.ts'

const pageSize = 25
const states = ['waiting', 'sent'] as const
const options = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Not sent yet' },
  { value: 'sent', label: 'Sent' },
]

/** What networks of publishers are told, with the tries of each. */
export function Postbacks({ onDone }: { onDone: (told: string) => void }) {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<PostbackItem>()
  const publisher = search.get('publisher') ?? ''
  const state = states.find((one) => one === search.get('state'))
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('tracking.getpostbacks', {
    ...(state === undefined ? {} : { state }),
    ...(publisher === '' ? {} : { publisher_id: publisher }),
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  function pick(name: string, value: string): void {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (value === '') query.delete(name)
    else query.set(name, value)
    setSearch(query)
  }
  return (
    <section id="postbacks" aria-labelledby="postbacks-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="postbacks-title" className="font-display text-22">
        Postbacks
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-60">
          <Select
            label="Show"
            options={options}
            value={state ?? ''}
            onChange={(event) => pick('state', event.target.value)}
          />
        </div>
        {publisher !== '' && (
          <Button look="plain" icon="close" onClick={() => pick('publisher', '')}>
            Only {publisher}
          </Button>
        )}
      </div>
      <LoadedList
        loaded={loaded}
        what="postbacks"
        empty={<EmptyState icon="mail" title="No postbacks" text="No network of publishers has to be told of this." />}
      >
        {(data) => (
          <>
            <PostbacksTable items={data.items} onSend={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (
        <ResendDialog
          id={asked.id}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onDone(`Postback ${asked.id} is being sent.`)
            loaded.again()
          }}
        />
      )}
    </section>
  )
}

function ResendDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { isBusy, failure, send } = useSend()
  async function resend(form: FormData): Promise<void> {
    if (await send(() => call('tracking.resendpostback', { id, reason: formText(form, 'reason') }))) onDone()
  }
  return (
    <Modal title={`Send postback ${id} now`} onClose={onClose}>
      <DialogForm action="Send now" isBusy={isBusy} failure={failure} onSend={resend} onCancel={onClose}>
        <p className="text-chalk-2">It keeps its number: a network that has it already takes it once.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

const isFailed = (one: PostbackItem): boolean => one.sent_at === null && one.attempts > 0 && !one.is_paused

function PostbacksTable({ items, onSend }: { items: readonly PostbackItem[]; onSend: (item: PostbackItem) => void }) {
  const mayWrite = useMay('tracking:write')
  return (
    <Table
      caption="Postbacks"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: 'Number', cell: ({ id }) => <span className="figures">{id}</span> },
        {
          key: 'publisher',
          head: 'Publisher ID',
          cell: (one) => <span className="wrap-anywhere">{one.publisher_id || '–'}</span>,
        },
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        { key: 'goal', head: 'Goal', cell: ({ goal }) => goalNames[goal] },
        { key: 'at', head: 'Since (UTC)', cell: ({ created_at: at }) => dateText(at) },
        {
          key: 'state',
          head: 'State',
          cell: (one) => (
            <span className={one.sent_at !== null ? 'text-baize' : isFailed(one) ? 'text-danger' : ''}>
              {stateText(one)}
            </span>
          ),
        },
        { key: 'tried', head: 'Last try (UTC)', cell: ({ tried_at: at }) => (at === null ? '–' : dateText(at)) },
        {
          key: 'send',
          head: 'Actions',
          cell: (one) =>
            mayWrite &&
            one.sent_at === null &&
            !one.is_paused && (
              <Button look="plain" size="small" aria-label={`Send now: postback ${one.id}`} onClick={() => onSend(one)}>
                Send now
              </Button>
            ),
        },
      ]}
    />
  )
}
