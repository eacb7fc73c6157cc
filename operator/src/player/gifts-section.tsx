import type { StaffGift } from '@ante/product/sportsbook/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { giftNames, giftStateNames, giftStateTones, giftTermsText, giftText } from './gift-texts.ts'
import { type OfPlayer, pageSize } from './of-player.ts'

const pageParam = 'gifts'

async function takeAway(gift: StaffGift, reason: string, idempotencyKey: string): Promise<void> {
  if (gift.type === 'free_bet')
    await call('sportsbook.takefreebet', { free_bet_id: gift.id, reason }, { idempotencyKey })
  else await call('sportsbook.takeboost', { boost_id: gift.id, reason }, { idempotencyKey })
}

/** Free bets and boosts of a player. They are given with the other decisions about the account. */
export function GiftsSection({ player, turn, onDecided }: OfPlayer) {
  const { asked, ask, told, closing } = useAsked<StaffGift>()
  const mayGive = useMay('bonuses:give')
  const page = pageOf(useSearchParams()[0].get(pageParam))
  const loaded = useLoaded(
    'sportsbook.listgifts',
    { uid: player.uid, offset: (page - 1) * pageSize, count: pageSize },
    turn
  )
  return (
    <DecidingSection id="gifts" title="Free bets and boosts" told={told}>
      <LoadedList
        loaded={loaded}
        what="free bets and boosts"
        page={page}
        param={pageParam}
        empty={<p className="text-chalk-2">No free bets or boosts.</p>}
      >
        {({ items, count }) => (
          <>
            <GiftsTable items={items} onTake={mayGive ? ask : undefined} />
            <Pagination page={page} pages={Math.ceil(count / pageSize)} param={pageParam} />
          </>
        )}
      </LoadedList>
      {asked && (
        <ReasonDialog
          title={`Take away ${giftNames[asked.type].toLowerCase()} ${asked.id}`}
          action="Take away"
          effect={`The player can’t use it any more (${giftText(asked)}).`}
          isHard
          send={async (form, idempotencyKey) => {
            await takeAway(asked, formText(form, 'reason'), idempotencyKey)
            return `${giftNames[asked.type]} ${asked.id} is taken away.`
          }}
          {...closing(onDecided)}
        />
      )}
    </DecidingSection>
  )
}

function GiftsTable({
  items,
  onTake,
}: {
  items: readonly StaffGift[]
  onTake: ((gift: StaffGift) => void) | undefined
}) {
  return (
    <Table
      caption="Free bets and boosts"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'gift',
          head: 'Gift',
          cell: ({ id, type }) => (
            <>
              {giftNames[type]} <span className="figures">{id}</span>
            </>
          ),
        },
        { key: 'worth', head: 'Worth', cell: giftText },
        { key: 'terms', head: 'For', cell: giftTermsText },
        {
          key: 'state',
          head: 'State',
          cell: ({ status }) => <Badge tone={giftStateTones[status]}>{giftStateNames[status]}</Badge>,
        },
        { key: 'until', head: 'Until (UTC)', cell: ({ expires_at: until }) => dateText(until) },
        {
          key: 'actions',
          head: 'Actions',
          cell: (gift) =>
            onTake && gift.status === 'active' ? (
              <Button
                look="danger"
                size="small"
                aria-label={`Take away: ${giftNames[gift.type].toLowerCase()} ${gift.id}`}
                onClick={() => onTake(gift)}
              >
                Take away
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}
