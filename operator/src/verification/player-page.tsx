import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { Asked } from './decide-dialog.tsx'
import { ChecksTable, TasksTable } from './tables.tsx'
import { Deciding } from './verification-page.tsx'
import { changeText, eventName, stateNames, stepNames } from './words.ts'

type OfPlayer = Answer<'verification.ofplayer'>

/** All that is known of a player's verification, and what staff can ask of them. */
export function VerificationPlayerPage() {
  const { uid = '' } = useParams()
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const mayDecide = useMay('verification:decide')
  const loaded = useLoaded('verification.ofplayer', { uid })
  return (
    <>
      <p>
        <Link className="text-cool underline-offset-4 hover:underline" to="/verification">
          All verification
        </Link>
      </p>
      <PageHeader title={`Verification of player ${uid}`} />
      {mayDecide && loaded.data && <AskButtons uid={uid} onAsk={setAsked} />}
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {loaded.state === 'failed' ? (
        <Failed message={loaded.message} onRetry={loaded.again} />
      ) : !loaded.data ? (
        <Loading what="the player" />
      ) : (
        <Known known={loaded.data} onDecide={setAsked} />
      )}
      <Deciding asked={asked} onClose={() => setAsked(undefined)} onDone={setTold} again={loaded.again} />
    </>
  )
}

function AskButtons({ uid, onAsk }: { uid: string; onAsk: (asked: Asked) => void }) {
  const ask = (step: 'identity' | 'funds', blocks: boolean) => () => onAsk({ kind: 'ask', uid, step, blocks })
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="plain" onClick={ask('identity', false)}>
        Ask for identity
      </Button>
      <Button look="plain" onClick={ask('identity', true)}>
        Ask for identity and block
      </Button>
      <Button look="plain" onClick={ask('funds', false)}>
        Ask for source of funds
      </Button>
      <Button look="plain" onClick={ask('funds', true)}>
        Ask for source of funds and block
      </Button>
    </div>
  )
}

function Known({ known: { checks, tasks, changes }, onDecide }: { known: OfPlayer; onDecide: (asked: Asked) => void }) {
  if (checks.length === 0 && tasks.length === 0)
    return <EmptyState icon="shield" title="Nothing yet" text="Nobody has asked this player for a check." />
  return (
    <>
      {tasks.length > 0 && <TasksTable tasks={tasks} onDecide={onDecide} />}
      <ChecksTable checks={checks} onDecide={onDecide} />
      <Table
        caption="Changes"
        rows={changes}
        rowKey={({ at, step, event }) => `${at} ${step} ${event}`}
        columns={[
          { key: 'at', head: 'When', cell: ({ at }) => dateText(at) },
          { key: 'step', head: 'Check', cell: ({ step }) => stepNames[step] },
          { key: 'event', head: 'What', cell: ({ event }) => eventName(event) },
          { key: 'state', head: 'State after it', cell: ({ state }) => stateNames[state] },
          { key: 'by', head: 'By', cell: ({ by }) => by },
          {
            key: 'details',
            head: 'Details',
            cell: (change) => <span className="wrap-anywhere">{changeText(change)}</span>,
          },
        ]}
      />
    </>
  )
}
