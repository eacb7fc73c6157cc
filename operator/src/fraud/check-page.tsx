import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import { Button } from '@ante/web/ui/button'
import { PageHeader } from '@ante/web/ui/page-header'
import { Table } from '@ante/web/ui/table'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { Failed, Loading } from '../ui/states.tsx'
import { type Decision, decidedText, WithdrawalDialog } from '../ui/withdrawal-dialog.tsx'
import { useLoaded } from '../use-loaded.ts'
import { Result } from './fraud-page.tsx'
import { actionNames, pointsText } from './words.ts'

type Detail = Answer<'tracking.getfraudcheck'>
const link = 'inline-grid min-h-6 items-center text-cool underline-offset-4 hover:underline'

/** One check: why it came out so, what else is known, and the decision about the withdrawal that it held. */
export function FraudCheckPage() {
  const { id = '' } = useParams()
  const [asked, setAsked] = useState<Decision>()
  const [told, setTold] = useState('')
  const loaded = useLoaded('tracking.getfraudcheck', { id })
  const { data } = loaded
  return (
    <>
      <p>
        <Link className={link} to="/fraud">
          All fraud checks
        </Link>
      </p>
      <PageHeader title={`Fraud check ${id}`} />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {loaded.state === 'failed' ? (
        <Failed message={loaded.message} onRetry={loaded.again} />
      ) : !data ? (
        <Loading what="the check" />
      ) : (
        <Known detail={data} onAsk={setAsked} />
      )}
      {asked && data && (
        <WithdrawalDialog
          transaction={data.check.withdrawal ?? ''}
          decision={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            setTold(decidedText(asked, data.check.withdrawal ?? ''))
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function Known({ detail, onAsk }: { detail: Detail; onAsk: (decision: Decision) => void }) {
  const { check, mark, same_address: others } = detail
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Result', <Result key="result" check={check} />],
    ['Score', check.score === null ? 'No answer' : `${check.score} of 100`],
    [
      'Player',
      <Link key="player" className={link} to={`/fraud?uid=${check.uid}`}>
        {check.uid}: all checks
      </Link>,
    ],
    ['Asked at', `${actionNames[check.action]}, ${dateText(check.asked_at)} (UTC)`],
    ['Device mark at that time', check.has_mark ? 'Sent to the provider' : 'None'],
    ['Device mark now', mark ? `From ${mark.address || 'an unknown address'}, ${dateText(mark.at)} (UTC)` : 'None'],
    ['Other players at this address', others.length === 0 ? 'None' : <Others key="others" uids={others} />],
  ]
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="text-14 text-chalk-3">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Withdrawal detail={detail} onAsk={onAsk} />
      <section aria-labelledby="why" className="grid gap-3">
        <h2 id="why" className="font-display text-22">
          Why
        </h2>
        {check.reasons.length === 0 ? (
          <p className="text-chalk-2">
            {check.state === null ? 'The provider didn’t answer.' : 'The provider named no rule.'}
          </p>
        ) : (
          <Table
            caption="Rules that counted"
            rows={check.reasons}
            rowKey={({ name }) => name}
            columns={[
              { key: 'rule', head: 'Rule', cell: ({ name }) => name },
              { key: 'points', head: 'Effect on the score', number: true, cell: ({ points }) => pointsText(points) },
            ]}
          />
        )}
      </section>
    </>
  )
}

const Others = ({ uids }: { uids: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-3">
    {uids.map((uid) => (
      <li key={uid}>
        <Link className={`figures ${link}`} to={`/fraud?uid=${uid}`}>
          {uid}
        </Link>
      </li>
    ))}
  </ul>
)

function Withdrawal({ detail: { check, withdrawal }, onAsk }: { detail: Detail; onAsk: (decision: Decision) => void }) {
  const mayDecide = useMay('withdrawals:decide')
  if (!withdrawal) return null
  return (
    <section
      aria-labelledby="withdrawal"
      className="flex flex-wrap items-center justify-between gap-4 rounded-3 border border-line bg-surface-1 p-4"
    >
      <div className="grid gap-1">
        <h2 id="withdrawal" className="text-16 font-semibold">
          Withdrawal {check.withdrawal}: {formatMoney(fromWire(withdrawal.amount))}
        </h2>
        <p className="text-14 text-chalk-2">
          {withdrawal.status === 'pending' && check.is_held
            ? 'It’s held until a member of staff decides.'
            : `State: ${withdrawal.status}.`}
        </p>
      </div>
      {mayDecide && withdrawal.status === 'pending' && (
        <div className="flex flex-wrap gap-3">
          <Button look="plain" onClick={() => onAsk('approve')}>
            Approve withdrawal
          </Button>
          <Button look="danger" onClick={() => onAsk('decline')}>
            Decline withdrawal
          </Button>
        </div>
      )}
    </section>
  )
}
