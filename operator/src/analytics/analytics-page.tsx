import { funnelSteps } from '@ante/product/tracking/rules/funnel'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { Table } from '@ante/web/ui/table'
import type { ReactNode } from 'react'
import type { Answer } from '../api.ts'
import { SpanForm, useSpan } from '../ui/span-form.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { DaysChart } from './days-chart.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { isEmpty, marketName, returnedText, stepNames } from './words.ts'

/** How many come as far as a first stake, and how many come back. */
export function AnalyticsPage() {
  const span = useSpan()
  const days = { from: span.from, to: span.to }
  const funnel = useLoaded('tracking.getfunnel', days)
  const retention = useLoaded('tracking.getretention', days)
  return (
    <>
      <PageHeader
        title="Analytics"
        text="Counts by day and market, without anybody’s name. They’re brought up to date every hour."
      />
      <SpanForm {...span} />
      <Section
        id="funnel"
        title="From a visit to a first stake"
        text="Each step counts on the day it happened. People who said no to analytics aren’t in the first two."
      >
        {funnel.state === 'failed' ? (
          <Failed message={funnel.message} onRetry={funnel.again} />
        ) : funnel.data ? (
          <Funnel funnel={funnel.data} {...days} />
        ) : (
          <Loading what="the funnel" />
        )}
      </Section>
      <Section
        id="retention"
        title="Players who come back"
        text="Of the players who registered in these days and agreed to analytics: who was here again one, seven and thirty days later. A day that isn’t over isn’t counted."
      >
        {retention.state === 'failed' ? (
          <Failed message={retention.message} onRetry={retention.again} />
        ) : retention.data ? (
          <Retention items={retention.data.items} />
        ) : (
          <Loading what="retention" />
        )}
      </Section>
    </>
  )
}

function Section({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="font-display text-22">
          {title}
        </h2>
        <p className="max-w-[64ch] text-14 text-chalk-2">{text}</p>
      </div>
      {children}
    </section>
  )
}

function Funnel({ funnel, from, to }: { funnel: Answer<'tracking.getfunnel'>; from: string; to: string }) {
  if (isEmpty(funnel.total))
    return (
      <EmptyState
        icon="target"
        title="Nothing counted"
        text="Nobody was here in these days, or they aren’t counted yet."
      />
    )
  const steps = funnelSteps.map((step) => ({ key: step, head: stepNames[step], number: true as const }))
  return (
    <>
      <FunnelChart counts={funnel.total} />
      <Table
        caption="Steps by market"
        rows={funnel.markets}
        rowKey={({ market }) => market}
        columns={[
          { key: 'market', head: 'Market', cell: ({ market }) => marketName(market) },
          ...steps.map((step) => ({
            ...step,
            cell: ({ counts }: (typeof funnel.markets)[number]) => String(counts[step.key]),
          })),
        ]}
      />
      <DaysChart days={funnel.days} from={from} to={to} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-14 font-semibold">Steps by day</summary>
        <Table
          caption="Steps by day"
          rows={funnel.days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: 'Day (UTC)', cell: ({ day }) => <span className="figures">{day}</span> },
            ...steps.map((step) => ({
              ...step,
              cell: ({ counts }: (typeof funnel.days)[number]) => String(counts[step.key]),
            })),
          ]}
        />
      </details>
    </>
  )
}

function Retention({ items }: { items: Answer<'tracking.getretention'>['items'] }) {
  if (items.every(({ players }) => players === 0))
    return <EmptyState icon="user" title="No players" text="Nobody who registered in these days agreed to analytics." />
  return (
    <Table
      caption="Players who come back, by market"
      rows={items}
      rowKey={({ market }) => market}
      columns={[
        { key: 'market', head: 'Market', cell: ({ market }) => marketName(market) },
        { key: 'players', head: 'Players', number: true, cell: ({ players }) => String(players) },
        { key: 'day-1', head: 'After 1 day', number: true, cell: ({ day_1: one }) => returnedText(one) },
        { key: 'day-7', head: 'After 7 days', number: true, cell: ({ day_7: one }) => returnedText(one) },
        { key: 'day-30', head: 'After 30 days', number: true, cell: ({ day_30: one }) => returnedText(one) },
      ]}
    />
  )
}
