import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { type Answer, call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { PastTheEnd } from '../ui/past-the-end.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Failed, LoadedList, Loading } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { causeText, giftName, movedText, pointsText } from './loyalty-texts.ts'
import { type OfPlayer, pageSize } from './of-player.ts'

type Purchase = Answer<'loyalty.getpurchases'>['items'][number]
/** One more than is shown: whether there is a page after this one, which these calls do not count. */
const onPage = (page: number) => ({ offset: (page - 1) * pageSize, count: pageSize + 1 })
const pagesOf = (page: number, found: number): number => (found > pageSize ? page + 1 : page)

/** Points, experience and level of a player, what was bought with points, and why they moved. */
export function LoyaltySection({ player, turn, onDecided }: OfPlayer) {
  const { asked, ask, told, closing } = useAsked<Purchase>()
  return (
    <DecidingSection id="loyalty" title="Loyalty" told={told}>
      <Points uid={player.uid} turn={turn} />
      <Purchases uid={player.uid} turn={turn} onRefund={ask} />
      {asked && (
        <ReasonDialog
          title={`Refund purchase ${asked.purchase}`}
          action="Refund"
          effect={`What was bought (${asked.title}) is taken back, and ${pointsText(asked.price)} points return to the player. A gift that was used can’t be refunded.`}
          send={async (form, idempotencyKey) => {
            const refund = { purchase_id: asked.purchase, reason: formText(form, 'reason') }
            const { purchase } = await call('loyalty.refundpurchase', refund, { idempotencyKey })
            return `Purchase ${purchase} is refunded: ${pointsText(asked.price)} points are back.`
          }}
          {...closing(onDecided)}
        />
      )}
    </DecidingSection>
  )
}

const changesParam = 'points'

function Points({ uid, turn }: { uid: string; turn: number }) {
  const page = pageOf(useSearchParams()[0].get(changesParam))
  const loaded = useLoaded('loyalty.getmember', { uid, ...onPage(page) }, turn)
  if (loaded.state === 'failed') return <Failed message={loaded.message} onRetry={loaded.again} />
  if (!loaded.data) return <Loading what="points" />
  const { points, experience, level, changes } = loaded.data
  const facts = [
    ['Points', pointsText(points)],
    ['Experience', pointsText(experience)],
    ['Level', level === 0 ? '–' : String(level)],
  ] as const
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-14 text-chalk-3">{name}</dt>
            <dd className="figures text-18">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="font-semibold">History of points</h3>
      {changes.length === 0 && page > 1 && <PastTheEnd page={page} param={changesParam} />}
      {changes.length === 0 && page === 1 && <p className="text-chalk-2">No points yet.</p>}
      {changes.length > 0 && (
        <Table
          caption="History of points"
          rows={changes.slice(0, pageSize)}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', head: 'When (UTC)', cell: ({ at }) => dateText(at) },
            { key: 'why', head: 'Reason', cell: causeText },
            { key: 'points', head: 'Points', number: true, cell: (change) => movedText(change.points) },
          ]}
        />
      )}
      {changes.length > 0 && <Pagination page={page} pages={pagesOf(page, changes.length)} param={changesParam} />}
    </>
  )
}

const purchasesParam = 'purchases'

function Purchases({ uid, turn, onRefund }: { uid: string; turn: number; onRefund: (purchase: Purchase) => void }) {
  const mayRefund = useMay('loyalty:write')
  const page = pageOf(useSearchParams()[0].get(purchasesParam))
  const loaded = useLoaded('loyalty.getpurchases', { uid, ...onPage(page) }, turn)
  return (
    <>
      <h3 className="font-semibold">Purchases</h3>
      <LoadedList
        loaded={loaded}
        what="purchases"
        page={page}
        param={purchasesParam}
        empty={<p className="text-chalk-2">Nothing was bought.</p>}
      >
        {({ items }) => (
          <>
            <Table
              caption="Purchases"
              rows={items.slice(0, pageSize)}
              rowKey={({ purchase }) => purchase}
              columns={[
                {
                  key: 'what',
                  head: 'Purchase',
                  cell: ({ purchase, title }) => (
                    <span className="wrap-anywhere">
                      <span className="figures">{purchase}</span>: {title}
                    </span>
                  ),
                },
                { key: 'type', head: 'Kind', cell: giftName },
                { key: 'price', head: 'Points', number: true, cell: ({ price }) => pointsText(price) },
                { key: 'at', head: 'Bought (UTC)', cell: ({ bought_at: at }) => dateText(at) },
                {
                  key: 'actions',
                  head: 'Actions',
                  cell: (one) => <Refund one={one} onRefund={mayRefund ? onRefund : undefined} />,
                },
              ]}
            />
            <Pagination page={page} pages={pagesOf(page, items.length)} param={purchasesParam} />
          </>
        )}
      </LoadedList>
    </>
  )
}

function Refund({ one, onRefund }: { one: Purchase; onRefund: ((purchase: Purchase) => void) | undefined }) {
  if (one.refunded_at !== null) return <Badge>{`Refunded ${dateText(one.refunded_at)}`}</Badge>
  if (!onRefund) return '–'
  return (
    <Button look="plain" size="small" aria-label={`Refund: purchase ${one.purchase}`} onClick={() => onRefund(one)}>
      Refund
    </Button>
  )
}
