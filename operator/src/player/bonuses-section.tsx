import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { Bonus } from '@ante/product/bonuses/contract'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { canTakeAway, stateText, stateTones, takeEffect, untilText } from './bonus-texts.ts'
import { GiveBonusDialog, GiveCashbackDialog } from './give-bonus-dialog.tsx'
import { type OfPlayer, pageSize } from './of-player.ts'

const pageParam = 'bonuses'
type Asked = { readonly what: 'bonus' | 'cashback' } | { readonly what: 'take'; readonly bonus: Bonus }

/** The bonuses of a player, in the order in which the player sees them. */
export function BonusesSection({ player, turn, onDecided }: OfPlayer) {
  const { asked, ask, told, closing } = useAsked<Asked>()
  const mayGive = useMay('bonuses:give')
  const page = pageOf(useSearchParams()[0].get(pageParam))
  const loaded = useLoaded('bonuses.list', { uid: player.uid, offset: (page - 1) * pageSize, count: pageSize }, turn)
  return (
    <DecidingSection
      id="bonuses"
      title="Bonuses"
      told={told}
      actions={
        mayGive &&
        player.state === 'active' && (
          <>
            <Button look="plain" size="small" onClick={() => ask({ what: 'bonus' })}>
              Give bonus
            </Button>
            <Button look="plain" size="small" onClick={() => ask({ what: 'cashback' })}>
              Give cashback
            </Button>
          </>
        )
      }
    >
      <LoadedList
        loaded={loaded}
        what="bonuses"
        page={page}
        param={pageParam}
        empty={<p className="text-chalk-2">No bonuses.</p>}
      >
        {({ items, count }) => (
          <>
            <BonusesTable items={items} onTake={mayGive ? (bonus) => ask({ what: 'take', bonus }) : undefined} />
            <Pagination page={page} pages={Math.ceil(count / pageSize)} param={pageParam} />
          </>
        )}
      </LoadedList>
      {asked?.what === 'bonus' && <GiveBonusDialog player={player} {...closing(onDecided)} />}
      {asked?.what === 'cashback' && <GiveCashbackDialog player={player} {...closing(onDecided)} />}
      {asked?.what === 'take' && (
        <ReasonDialog
          title={`Take away bonus ${asked.bonus.id}`}
          action="Take away"
          effect={takeEffect(asked.bonus)}
          isHard
          send={async (form, idempotencyKey) => {
            const taken = { bonus_id: asked.bonus.id, reason: formText(form, 'reason') }
            const { id } = await call('bonuses.takeaway', taken, { idempotencyKey })
            return `Bonus ${id} is taken away.`
          }}
          {...closing(onDecided)}
        />
      )}
    </DecidingSection>
  )
}

function BonusesTable({ items, onTake }: { items: readonly Bonus[]; onTake: ((bonus: Bonus) => void) | undefined }) {
  return (
    <Table
      caption="Bonuses"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'bonus',
          head: 'Bonus',
          cell: ({ id, type, description }) => (
            <span className="wrap-anywhere">
              <span className="figures">{id}</span>: {description.title}{' '}
              <span className="text-chalk-3">{type === 'betting' ? 'betting' : 'casino'}</span>
            </span>
          ),
        },
        { key: 'amount', head: 'Amount', number: true, cell: ({ amount }) => formatMoney(fromWire(amount)) },
        {
          key: 'state',
          head: 'State',
          cell: (bonus) => <Badge tone={stateTones[bonus.status]}>{stateText(bonus)}</Badge>,
        },
        {
          key: 'staked',
          head: 'Staked',
          number: true,
          cell: ({ wager_done: done, wager_required: all }) =>
            `${formatMoney(fromWire(done))} of ${formatMoney(fromWire(all))}`,
        },
        { key: 'until', head: 'Until (UTC)', cell: untilText },
        {
          key: 'actions',
          head: 'Actions',
          cell: (bonus) =>
            onTake && canTakeAway(bonus) ? (
              <Button
                look="danger"
                size="small"
                aria-label={`Take away: bonus ${bonus.id}`}
                onClick={() => onTake(bonus)}
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
