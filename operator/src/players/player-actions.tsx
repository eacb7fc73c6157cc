import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { useMay } from '../session/session.ts'
import { badgeText } from '../ui/badge-text.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { type Decision, decisionsFor, nameOfDecision } from './decisions.ts'
import { ProtectionDialog } from './protection-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'

const tones: Readonly<Record<PlayerItem['state'], BadgeTone>> = {
  active: 'good',
  restricted: 'info',
  blocked: 'bad',
  closed: 'neutral',
}

const exclusions: Readonly<Record<NonNullable<PlayerItem['exclusion']>, string>> = {
  active: 'excluded by choice',
  permanent: 'excluded for good',
  ended: 'exclusion over, has not asked to return',
  returning: 'coming back',
  registered: 'on the register',
  unchecked: 'register not checked',
  details_needed: 'details missing for',
}

/** The state of an account, and what else keeps its player from playing. */
export function PlayerStatus({ player: { state, is_test: isTest, exclusion, register } }: { player: PlayerItem }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{badgeText(state)}</Badge>
      {isTest && <Badge tone="info">Test account</Badge>}
      {exclusion && (
        <Badge tone="info">
          {badgeText(exclusions[exclusion])}
          {register && ` ${register}`}
        </Badge>
      )}
    </span>
  )
}

const useMayDecide = () => ({
  block: useMay('players:block'),
  close: useMay('players:close'),
  adjust: useMay('balances:adjust'),
  points: useMay('loyalty:write'),
  give: useMay('bonuses:give'),
  test: useMay('players:test'),
})

/** What can be looked at about a player in a dialog. */
export type Shown = 'limits' | 'activity' | 'tags'

/** What can be looked at, and decided, about a player by whoever is signed in. */
export function PlayerActions({
  player,
  onShow,
  onDecide,
}: {
  player: PlayerItem
  onShow: (what: Shown) => void
  onDecide: (decision: Decision) => void
}) {
  const may = useMayDecide()
  const mayReadTags = useMay('campaigns:read')
  const shown = [
    { what: 'limits', text: 'Limits', label: 'Limits and breaks' },
    { what: 'activity', text: 'Activity', label: 'Activity' },
    ...(mayReadTags ? [{ what: 'tags', text: 'Tags', label: 'Tags' } as const] : []),
  ] as const
  return (
    <span className="flex flex-wrap gap-2">
      {shown.map(({ what, text, label }) => (
        <Button
          key={what}
          look="plain"
          size="small"
          aria-label={`${label}: ${player.login}`}
          onClick={() => onShow(what)}
        >
          {text}
        </Button>
      ))}
      {decisionsFor(player, may).map((kind) => (
        <Button
          key={kind}
          look={kind === 'close' ? 'danger' : 'plain'}
          size="small"
          aria-label={`${nameOfDecision[kind]}: ${player.login}`}
          onClick={() => onDecide({ kind, player })}
        >
          {nameOfDecision[kind]}
        </Button>
      ))}
    </span>
  )
}

const dialogs = { limits: ProtectionDialog, activity: ActivityDialog, tags: TagsDialog } as const

/** The dialog of what is looked at. */
export function ShownDialog({ what, player, onClose }: { what: Shown; player: PlayerItem; onClose: () => void }) {
  const Dialog = dialogs[what]
  return <Dialog player={player} onClose={onClose} />
}
