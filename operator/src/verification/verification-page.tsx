import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AddressForm } from '../ui/address-form.tsx'
import { formText } from '../ui/form-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { type Asked, DecideDialog } from './decide-dialog.tsx'
import { ChecksTable, TasksTable } from './tables.tsx'
import { stateNames } from './words.ts'

const pageSize = 25
const shown = ['tasks', 'pending', 'retry', 'rejected', 'expired', 'incomplete', 'not_started'] as const
type Shown = (typeof shown)[number]
const nameOf = (one: Shown): string =>
  one === 'tasks' ? 'Tasks for staff' : `Checks: ${stateNames[one].toLowerCase()}`
const offsetOf = (text: string | null): number => Math.max(0, Math.floor(Number(text)) || 0)

/** What waits for staff, what waits for the provider or the player, and the way to one player. */
export function VerificationPage() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const show = shown.find((one) => one === search.get('show')) ?? 'tasks'
  const offset = offsetOf(search.get('from'))
  const go = (from: number) => setSearch({ show, from: String(from) })
  function find(form: FormData): void {
    const uid = formText(form, 'uid')
    if (/^\d+$/.test(uid)) void navigate(`/verification/${uid}`)
  }
  return (
    <>
      <PageHeader title="Verification" text="Identity, source of funds and payout accounts." />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <AddressForm values={{}} role="search" onSend={find}>
          <Input label="Player ID" name="uid" inputMode="numeric" pattern="\d+" autoComplete="off" required />
          <Button type="submit" look="plain" icon="search">
            Open player
          </Button>
        </AddressForm>
        <div className="w-60">
          <Select
            label="Show"
            options={shown.map((one) => ({ value: one, label: nameOf(one) }))}
            value={show}
            onChange={(event) => setSearch(event.target.value === 'tasks' ? {} : { show: event.target.value })}
          />
        </div>
      </div>
      {show === 'tasks' ? (
        <Tasks key={offset} offset={offset} onGo={go} />
      ) : (
        <Checks key={`${show} ${offset}`} state={show} offset={offset} onGo={go} />
      )}
    </>
  )
}

interface Paged {
  offset: number
  onGo: (from: number) => void
}

/** How many there are is not counted: the oldest come first, and what is decided goes. */
function Pages({ offset, onGo, shown: count }: Paged & { shown: number }) {
  if (offset === 0 && count < pageSize) return null
  return (
    <nav aria-label="Pages" className="flex justify-end gap-3">
      {offset > 0 && (
        <Button look="plain" size="small" onClick={() => onGo(Math.max(0, offset - pageSize))}>
          Previous
        </Button>
      )}
      {count === pageSize && (
        <Button look="plain" size="small" onClick={() => onGo(offset + pageSize)}>
          Next
        </Button>
      )}
    </nav>
  )
}

function Tasks({ offset, onGo }: Paged) {
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const loaded = useLoaded('verification.opentasks', { offset, count: pageSize })
  return (
    <>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="tasks"
        empty={<EmptyState icon="shield" title="No tasks" text="Nothing waits for a decision." />}
      >
        {(data) => <TasksTable tasks={data.items} onDecide={setAsked} />}
      </LoadedList>
      <Pages offset={offset} onGo={onGo} shown={loaded.data?.items.length ?? 0} />
      <Deciding asked={asked} onClose={() => setAsked(undefined)} onDone={setTold} again={loaded.again} />
    </>
  )
}

function Checks({ state, offset, onGo }: Paged & { state: Exclude<Shown, 'tasks'> }) {
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const loaded = useLoaded('verification.openchecks', { state, offset, count: pageSize })
  return (
    <>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="checks"
        empty={<EmptyState icon="shield" title="No checks" text="No check is in this state." />}
      >
        {(data) => <ChecksTable checks={data.items} onDecide={setAsked} />}
      </LoadedList>
      <Pages offset={offset} onGo={onGo} shown={loaded.data?.items.length ?? 0} />
      <Deciding asked={asked} onClose={() => setAsked(undefined)} onDone={setTold} again={loaded.again} />
    </>
  )
}

/** The open decision, and what follows it. */
export function Deciding({
  asked,
  onClose,
  onDone,
  again,
}: {
  asked: Asked | undefined
  onClose: () => void
  onDone: (text: string) => void
  again: () => void
}) {
  if (!asked) return null
  return (
    <DecideDialog
      asked={asked}
      onClose={onClose}
      onDone={() => {
        onClose()
        onDone('The decision is recorded.')
        again()
      }}
    />
  )
}
