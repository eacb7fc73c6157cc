import type { CheckItem, TaskItem } from '@ante/product/verification/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Table } from '@ante/web/ui/table'
import { Link } from 'react-router'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import type { Asked } from './decide-dialog.tsx'
import { detailsOf, kindNames, stateNames, stepNames, triggerName } from './words.ts'

const tones = {
  not_started: 'neutral',
  incomplete: 'neutral',
  pending: 'info',
  retry: 'neutral',
  approved: 'good',
  rejected: 'bad',
  expired: 'bad',
} as const
const noWhen = '–'
const when = (at: string | null): string => (at === null ? noWhen : dateText(at))

const Player = ({ uid }: { uid: string }) => (
  <Link className="figures font-semibold text-cool underline-offset-4 hover:underline" to={`/verification/${uid}`}>
    {uid}
  </Link>
)

/** Tasks of staff; those that are decided show by whom and why. */
export function TasksTable({ tasks, onDecide }: { tasks: readonly TaskItem[]; onDecide: (asked: Asked) => void }) {
  const mayDecide = useMay('verification:decide')
  const press = (task: TaskItem, decision: 'cleared' | 'rejected', text: string) => (
    <Button
      look={decision === 'rejected' ? 'danger' : 'plain'}
      size="small"
      aria-label={`${text}: ${kindNames[task.kind]}, player ${task.uid}`}
      onClick={() => onDecide({ kind: 'task', task, decision })}
    >
      {text}
    </Button>
  )
  return (
    <Table
      caption="Tasks"
      rows={tasks}
      rowKey={({ id }) => id}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <Player uid={uid} /> },
        { key: 'kind', head: 'What', cell: ({ kind }) => kindNames[kind] },
        { key: 'details', head: 'Details', cell: (task) => detailsOf(task) || noWhen },
        { key: 'since', head: 'Open since', cell: ({ opened_at: at }) => dateText(at) },
        {
          key: 'decision',
          head: 'Decision',
          cell: (task) =>
            task.decision !== null ? (
              `${task.decision === 'cleared' ? 'Cleared' : 'Rejected'} by ${task.decided_by ?? '?'}: ${task.reason ?? ''}`
            ) : mayDecide ? (
              <div className="flex flex-wrap gap-2">
                {press(task, 'cleared', 'Clear')}
                {press(task, 'rejected', 'Reject')}
              </div>
            ) : (
              'Open'
            ),
        },
      ]}
    />
  )
}

export function ChecksTable({ checks, onDecide }: { checks: readonly CheckItem[]; onDecide: (asked: Asked) => void }) {
  const mayDecide = useMay('verification:decide')
  const press = (check: CheckItem, decision: 'approve' | 'retry' | 'reject', text: string) => (
    <Button
      look={decision === 'reject' ? 'danger' : 'plain'}
      size="small"
      aria-label={`${text}: ${stepNames[check.step]}, player ${check.uid}`}
      onClick={() => onDecide({ kind: 'check', check, decision })}
    >
      {text}
    </Button>
  )
  return (
    <Table
      caption="Checks"
      rows={checks}
      rowKey={({ uid, step }) => `${uid} ${step}`}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <Player uid={uid} /> },
        { key: 'step', head: 'Check', cell: ({ step }) => stepNames[step] },
        {
          key: 'state',
          head: 'State',
          cell: ({ state, blocks }) => (
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={tones[state]}>{stateNames[state]}</Badge>
              {blocks && state !== 'approved' && <Badge tone="bad">Blocks play</Badge>}
            </span>
          ),
        },
        { key: 'why', head: 'Why', cell: ({ trigger }) => triggerName(trigger) },
        {
          key: 'said',
          head: 'What the provider said',
          cell: ({ labels, comment }) =>
            [labels.join(', '), comment].filter((part) => part !== '').join(' · ') || noWhen,
        },
        { key: 'asked', head: 'Asked', cell: ({ asked_at: at }) => dateText(at) },
        { key: 'handed', head: 'Handed in', cell: ({ handed_in_at: at }) => when(at) },
        { key: 'ends', head: 'Document ends', cell: ({ document_ends_on: day }) => day ?? noWhen },
        {
          key: 'decide',
          head: 'Actions',
          cell: (check) =>
            mayDecide && (
              <div className="flex flex-wrap gap-2">
                {check.state !== 'approved' && press(check, 'approve', 'Approve')}
                {check.state !== 'retry' && press(check, 'retry', 'Ask again')}
                {check.state !== 'rejected' && press(check, 'reject', 'Reject')}
              </div>
            ),
        },
      ]}
    />
  )
}
