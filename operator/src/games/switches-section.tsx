import type { GameSwitch } from '@ante/product/games/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { FindForm } from '../ui/find-form.tsx'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { effectOfSwitch, nameOfSwitch, type Switch, switchedText } from './switch-texts.ts'

const pageSize = 25
const params = { queryParam: 'game', showParam: 'show', pageParam: 'page' } as const
const options = [
  { value: '', label: 'All games' },
  { value: 'disabled', label: 'Disabled games' },
] as const
interface Asked {
  readonly what: Switch
  readonly game: GameSwitch['game']
}

/** Every game with whether it takes stakes, and the decision to change that. */
export function SwitchesSection({ turn, onDecided }: { turn: number; onDecided: () => void }) {
  const { asked, ask, told, closing } = useAsked<Asked>()
  const [search] = useSearchParams()
  const page = pageOf(search.get(params.pageParam))
  const loaded = useLoaded(
    'games.list',
    {
      query: search.get(params.queryParam) ?? '',
      show: search.get(params.showParam) === 'disabled' ? 'disabled' : 'all',
      offset: (page - 1) * pageSize,
      count: pageSize,
    },
    turn
  )
  return (
    <DecidingSection id="switches" title="Games on the site" told={told}>
      <FindForm label="Game" options={options} {...params} />
      <LoadedList
        loaded={loaded}
        what="games"
        page={page}
        empty={<EmptyState icon="casino" title="No games" text="No game matches this search." />}
      >
        {({ items, total }) => (
          <>
            <SwitchesTable items={items} onAsk={ask} />
            <Pagination page={page} pages={Math.ceil(total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (
        <ReasonDialog
          title={`${nameOfSwitch[asked.what]}: ${asked.game.name}`}
          action={nameOfSwitch[asked.what]}
          effect={effectOfSwitch[asked.what]}
          isHard={asked.what === 'disable'}
          send={async (form, idempotencyKey) => {
            const wish = { sysname: asked.game.sysname, reason: formText(form, 'reason') }
            const key = asked.what === 'disable' ? 'games.disable' : 'games.enable'
            return switchedText(asked.game.name, await call(key, wish, { idempotencyKey }))
          }}
          {...closing(onDecided)}
        />
      )}
    </DecidingSection>
  )
}

function SwitchesTable({ items, onAsk }: { items: readonly GameSwitch[]; onAsk: (asked: Asked) => void }) {
  const maySwitch = useMay('games:switch')
  return (
    <Table
      caption="Games on the site"
      rows={items}
      rowKey={({ game }) => game.sysname}
      columns={[
        { key: 'game', head: 'Game', cell: ({ game }) => game.name },
        {
          key: 'sysname',
          head: 'System name',
          cell: ({ game }) => <span className="wrap-anywhere text-chalk-2">{game.sysname}</span>,
        },
        { key: 'provider', head: 'Studio', cell: ({ provider }) => provider },
        {
          key: 'state',
          head: 'State',
          cell: ({ is_enabled: isEnabled }) => (
            <Badge tone={isEnabled ? 'good' : 'bad'}>{isEnabled ? 'Enabled' : 'Disabled'}</Badge>
          ),
        },
        {
          key: 'actions',
          head: 'Actions',
          cell: ({ game, is_enabled: isEnabled }) => {
            if (!maySwitch) return '–'
            const what = isEnabled ? 'disable' : 'enable'
            return (
              <Button
                look={isEnabled ? 'danger' : 'plain'}
                size="small"
                aria-label={`${nameOfSwitch[what]}: ${game.name}`}
                onClick={() => onAsk({ what, game })}
              >
                {nameOfSwitch[what]}
              </Button>
            )
          },
        },
      ]}
    />
  )
}
