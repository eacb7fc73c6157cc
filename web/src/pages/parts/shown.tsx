import { useTranslations } from 'use-intl'
import { Accordion } from '../../ui/accordion.tsx'
import { avatarNames } from '@ante/kit/avatar-names'
import { Avatar, characterNames } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BalanceSplit } from '../../ui/balance-split.tsx'
import { ClubBadge } from '../../ui/club-badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GameTile, railTile } from '../../features/games/game-tile.tsx'
import { Money } from '../../ui/money.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Part, Row } from './part.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const clubs = [
  'Kestrel Vale',
  'Umberly Cross',
  'Pellbridge Town',
  'Tidewell Harbour',
  'Solhavn BK',
  'Grimdal',
  'FK Brezovik',
  'Unión Peñaverde',
]
const postings = [
  { id: '1', name: 'Midnight Orchard', sum: 12.5 },
  { id: '2', name: 'Deep Seam', sum: 4 },
  { id: '3', name: 'Dicebox', sum: 31.05 },
]
const game = (sysname: string, name: string, isNew: boolean) => ({
  sysname,
  name,
  tall: `/art/games/${sysname}-vertical.svg`,
  wide: `/art/games/${sysname}-horizontal.svg`,
  studio: 'foxglove',
  studioName: 'Foxglove',
  type: 'slot' as const,
  isNew,
  isOff: false,
  demo: true,
  rtp: '96.92',
})
const games = [
  game('midnight-orchard', 'Midnight Orchard', false),
  game('deep-seam', 'Deep Seam', true),
  // Its picture is not there: what a player sees then.
  game('no-such-game', 'Nowhere', false),
]

const Avatars = () => (
  <>
    <Row>
      <Avatar name="Ada" />
      {characterNames.map((character) => (
        <Avatar key={character} name={character} character={character} size={48} />
      ))}
    </Row>
    <Row>
      {avatarNames.map((avatar) => (
        <Avatar key={avatar} name={avatar} avatar={avatar} size={48} />
      ))}
    </Row>
  </>
)

/** What is looked at. */
export function ShownParts() {
  const t = useTranslations()
  return (
    <>
      <Part name="Badge, Avatar, ClubBadge">
        <Row>
          {(['neutral', 'ember', 'good', 'info', 'bad'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Avatars />
        <Row>
          {clubs.map((name) => (
            <ClubBadge key={name} name={name} size={48} />
          ))}
        </Row>
        <Row>
          {clubs.map((name) => (
            <ClubBadge key={name} name={name} size={20} />
          ))}
        </Row>
      </Part>
      <Sums />
      <Part name="Accordion, Tooltip">
        <Accordion
          group="parts"
          folds={(['deposit', 'withdraw'] as const).map((key) => ({
            key,
            title: t(`areas.support.questions.${key}.title`),
            content: <p className="text-14 text-chalk-2">{t(`areas.support.questions.${key}.text`)}</p>,
          }))}
        />
        <p className="text-14">
          <Tooltip text={t('areas.winners.note')}>{t('areas.winners.title')}</Tooltip>
        </p>
      </Part>
      <Part name="Skeleton, EmptyState">
        <div className="grid gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <EmptyState icon="jackpot" title={t('areas.jackpots.empty.title')} text={t('areas.jackpots.empty.text')} />
      </Part>
      <Part name="Rail, GameTile" wide>
        <Rail title={t('areas.jackpots.games')}>
          {games.map((one) => (
            <li key={one.sysname} className={railTile.tall}>
              <GameTile game={one} shape="tall" />
            </li>
          ))}
          {games.map((one) => (
            <li key={one.sysname} className={railTile.wide}>
              <GameTile game={one} shape="wide" />
            </li>
          ))}
        </Rail>
      </Part>
    </>
  )
}

function Sums() {
  const t = useTranslations()
  const total = postings.reduce((sum, { sum: one }) => sum + one * 100, 0) / 100
  return (
    <Part name="Table, Pagination, BalanceSplit">
      <Table
        caption={t('areas.winners.title')}
        rows={postings}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'game',
            head: t('areas.winners.columns.game'),
            cell: ({ name }) => name,
            foot: t('areas.parts.total'),
          },
          {
            key: 'win',
            head: t('areas.winners.columns.win'),
            number: true,
            cell: ({ sum }) => <Money value={usd(sum)} />,
            foot: <Money value={usd(total)} />,
          },
        ]}
      />
      <Pagination page={5} pages={12} />
      <BalanceSplit
        parts={[
          { name: t('shell.account.total'), value: usd(120.5) },
          { name: t('shell.account.bonus'), value: usd(20) },
          { name: t('shell.account.bettingBonus'), value: usd(0) },
        ]}
      />
    </Part>
  )
}
