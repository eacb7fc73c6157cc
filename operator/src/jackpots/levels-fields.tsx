import { Button } from '@ante/web/ui/button'
import { locales } from '@ante/texts/locales'
import { Input, Select } from '@ante/web/ui/field'
import { FoldLine } from '@ante/web/ui/fold'
import { type LevelDraft, newLevel } from './draft.ts'

const levelsMost = 8

/** The meters of a jackpot, the smallest first. What is there already keeps how it is fed and won. */
export function LevelsFields({
  levels,
  currency,
  onChange,
}: {
  levels: readonly LevelDraft[]
  currency: string
  onChange: (levels: readonly LevelDraft[]) => void
}) {
  const change = (at: number, more: Partial<LevelDraft>) =>
    onChange(levels.map((level, index) => (index === at ? { ...level, ...more } : level)))
  return (
    <div className="grid gap-4">
      {levels.map((level, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Levels have no other name while they are typed.
        <LevelFields key={at} place={at + 1} level={level} currency={currency} onChange={(more) => change(at, more)}>
          {!level.isKept && levels.length > 1 && (
            <Button
              look="quiet"
              size="small"
              aria-label={`Remove level ${at + 1}`}
              onClick={() => onChange(levels.filter((_, index) => index !== at))}
            >
              Remove level
            </Button>
          )}
        </LevelFields>
      ))}
      {levels.length < levelsMost && (
        <div>
          <Button look="plain" size="small" onClick={() => onChange([...levels, newLevel])}>
            Add level
          </Button>
        </div>
      )}
    </div>
  )
}

function LevelFields({
  place,
  level: { name, titles, seed, share, way, sum, isKept },
  currency,
  onChange,
  children,
}: {
  place: number
  level: LevelDraft
  currency: string
  onChange: (more: Partial<LevelDraft>) => void
  children: React.ReactNode
}) {
  return (
    <fieldset className="grid gap-3 rounded-2 border border-line p-4">
      <legend className="px-1 text-14 font-semibold">{`Level ${place}`}</legend>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Input
          label="Level name"
          value={name}
          pattern="[a-z0-9\-]{1,40}"
          disabled={isKept}
          required
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Input
          label={`Seed (${currency})`}
          value={seed}
          inputMode="decimal"
          disabled={isKept}
          required
          onChange={({ target }) => onChange({ seed: target.value })}
        />
        <Input
          label="Share of stakes (%)"
          value={share}
          inputMode="decimal"
          disabled={isKept}
          required
          onChange={({ target }) => onChange({ share: target.value })}
        />
        <Select
          label="Won"
          value={way}
          disabled={isKept}
          options={[
            { value: 'every', label: 'Once in an amount' },
            { value: 'before', label: 'Before an amount' },
          ]}
          onChange={({ target }) => onChange({ way: target.value === 'before' ? 'before' : 'every' })}
        />
        <Input
          label={way === 'every' ? `Once in (${currency})` : `Won before (${currency})`}
          value={sum}
          inputMode="decimal"
          disabled={isKept && way === 'every'}
          hint={isKept && way === 'before' ? 'May only rise.' : undefined}
          required
          onChange={({ target }) => onChange({ sum: target.value })}
        />
      </div>
      <TitleFields titles={titles} onChange={(next) => onChange({ titles: next })} />
      {children}
    </fieldset>
  )
}

/** What players read of a level, in each language of the site. */
const TitleFields = ({
  titles,
  onChange,
}: {
  titles: LevelDraft['titles']
  onChange: (titles: LevelDraft['titles']) => void
}) => (
  <details className="group">
    <FoldLine>Names for players</FoldLine>
    <div className="grid gap-3 tablet:grid-cols-2">
      {locales.map(({ code, name, dir }) => (
        <Input
          key={code}
          label={name}
          value={titles[code] ?? ''}
          maxLength={40}
          lang={code}
          dir={dir}
          onChange={({ target }) => onChange({ ...titles, [code]: target.value })}
        />
      ))}
    </div>
  </details>
)
