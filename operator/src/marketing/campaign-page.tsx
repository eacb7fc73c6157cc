import { Button } from '@ante/web/ui/button'
import { PageHeader } from '@ante/web/ui/page-header'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { GivenList, StateBadge } from './campaigns-page.tsx'
import { draftFrom } from './draft.ts'
import { PlayersTable, ResultsTable } from './results.tsx'
import { StartDialog, StopDialog } from './state-dialogs.tsx'
import { conditionText, outcomeNames, triggerText } from './words.ts'

type Campaign = Answer<'marketing.get'>
type Asked = 'change' | 'start' | 'stop'

/** One campaign: whom it turns to, and what it gave and brought. */
export function CampaignPage() {
  const { sysname = '' } = useParams()
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState('')
  const mayWrite = useMay('campaigns:write')
  const loaded = useLoaded('marketing.get', { sysname })
  const done = (text: string) => {
    setTold(text)
    setAsked(undefined)
    loaded.again()
  }
  const campaign = loaded.data
  const dialog = { onClose: () => setAsked(undefined), onDone: done }
  return (
    <>
      <p>
        <Link className="text-cool underline-offset-4 hover:underline" to="/campaigns">
          All campaigns
        </Link>
      </p>
      <PageHeader title={campaign?.title ?? sysname} />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {loaded.state === 'failed' ? (
        <Failed message={loaded.message} onRetry={loaded.again} />
      ) : !campaign ? (
        <Loading what="the campaign" />
      ) : (
        <>
          {mayWrite && <Actions campaign={campaign} onAsk={setAsked} />}
          <Facts campaign={campaign} />
          <ResultsTable results={campaign.results} />
          {campaign.players > 0 && <PlayersTable sysname={sysname} />}
        </>
      )}
      {campaign?.terms && asked === 'change' && (
        <CampaignDialog
          isKnown
          first={draftFrom(sysname, campaign.title, campaign.terms, campaign.ends_at)}
          {...dialog}
        />
      )}
      {campaign && asked === 'start' && <StartDialog campaign={campaign} {...dialog} />}
      {campaign && asked === 'stop' && <StopDialog campaign={campaign} {...dialog} />}
    </>
  )
}

const Actions = ({ campaign: { state, terms }, onAsk }: { campaign: Campaign; onAsk: (asked: Asked) => void }) => (
  <div className="flex flex-wrap gap-3">
    {state === 'draft' && terms && (
      <>
        <Button onClick={() => onAsk('start')}>Start</Button>
        <Button look="plain" onClick={() => onAsk('change')}>
          Change
        </Button>
      </>
    )}
    {state === 'running' && (
      <Button look="danger" onClick={() => onAsk('stop')}>
        Stop
      </Button>
    )}
  </div>
)

function Facts({ campaign }: { campaign: Campaign }) {
  const { terms, started_at: started, ends_at: ends, occasions } = campaign
  const lines: [string, React.ReactNode][] = [
    ['State', <StateBadge key="state" {...campaign} />],
    ['Started', started === null ? '–' : dateText(started)],
    ['Ends', ends === null ? 'When it’s stopped' : dateText(ends)],
    ['Given', <GivenList key="given" {...campaign} />],
    ['When', terms ? triggerText(terms.trigger) : 'Cannot be read'],
    [
      'Players',
      terms?.segment.any.map(({ all }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Groups have no name.
        <span key={at} className="block">
          {`${at === 0 ? '' : 'Or: '}${all.length === 0 ? 'Everybody' : all.map(conditionText).join('; ')}`}
        </span>
      )) ?? '–',
    ],
    [
      'Groups',
      terms
        ? [
            ...terms.arms.map(
              ({ name, share, offer, message }) =>
                `${name} ${share}%: ${[offer && `offer ${offer}`, message && (message.by_sms ? 'message, also by SMS' : 'message')].filter(Boolean).join(', ')}`
            ),
            `holdout ${terms.holdout}%`,
          ].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))
        : '–',
    ],
    [
      'Times it turned to a player',
      occasions.length === 0
        ? '0'
        : occasions.map(({ outcome, count }) => (
            <span key={outcome} className="block">{`${outcomeNames[outcome] ?? outcome}: ${count}`}</span>
          )),
    ],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-14 text-chalk-3">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
