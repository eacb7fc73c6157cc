import { isKeyOf, keysOf } from '@ante/kit/record'
import { Button } from '@ante/web/ui/button'
import { Checkbox, Input, Select } from '@ante/web/ui/field'
import { type ConditionDraft, newCondition } from './draft.ts'
import { factNames } from './words.ts'

type Groups = readonly (readonly ConditionDraft[])[]
const groupsMost = 10

/** Whom a campaign is for: all conditions of any group. */
export function SegmentFields({ groups, onChange }: { groups: Groups; onChange: (groups: Groups) => void }) {
  const changeGroup = (at: number, group: readonly ConditionDraft[]) =>
    onChange(groups.map((one, index) => (index === at ? group : one)))
  return (
    <div className="grid gap-4">
      {groups.map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Groups have no name.
        <fieldset key={at} className="grid gap-3 rounded-2 border border-line p-4">
          <legend className="px-1 text-14 font-semibold">
            {at === 0 ? 'Players who meet all of these' : 'Or all of these'}
          </legend>
          {group.length === 0 && <p className="text-14 text-chalk-3">No conditions: everybody.</p>}
          {group.map((condition, place) => (
            <ConditionFields
              // oxlint-disable-next-line react/no-array-index-key -- Conditions have no name.
              key={place}
              name={`${at + 1}.${place + 1}`}
              condition={condition}
              onChange={(more) =>
                changeGroup(
                  at,
                  group.map((one, index) => (index === place ? { ...one, ...more } : one))
                )
              }
              onRemove={() =>
                changeGroup(
                  at,
                  group.filter((_, index) => index !== place)
                )
              }
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button look="plain" size="small" onClick={() => changeGroup(at, [...group, newCondition])}>
              Add condition
            </Button>
            {groups.length > 1 && (
              <Button look="quiet" size="small" onClick={() => onChange(groups.filter((_, index) => index !== at))}>
                Remove these players
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {groups.length < groupsMost && (
        <div>
          <Button look="plain" size="small" onClick={() => onChange([...groups, [newCondition]])}>
            Or other players
          </Button>
        </div>
      )}
    </div>
  )
}

const listHints: Readonly<Partial<Record<string, string>>> = {
  country: 'Codes with commas between them, such as BR, DE.',
  language: 'Codes with commas between them, such as en, de.',
  currency: 'Codes with commas between them, such as USD, EUR.',
  tag: 'One tag.',
}
const isSum = (fact: ConditionDraft['fact']): boolean =>
  fact === 'deposited' || fact === 'staked' || fact === 'bonus_balance'

function ConditionFields({
  name,
  condition,
  onChange,
  onRemove,
}: {
  name: string
  condition: ConditionDraft
  onChange: (more: Partial<ConditionDraft>) => void
  onRemove: () => void
}) {
  const { fact, not, product, days } = condition
  return (
    <div className="grid gap-3 border-b border-line pb-3">
      <Select
        label={`Condition ${name}`}
        value={fact}
        options={keysOf(factNames).map((key) => ({ value: key, label: factNames[key] }))}
        onChange={({ target: { value } }) => isKeyOf(factNames, value) && onChange({ fact: value })}
      />
      {(fact === 'staked' || fact === 'bonus_balance') && (
        <Select
          label={fact === 'staked' ? 'Staked on' : 'Bonus for'}
          value={product}
          options={[
            { value: 'casino', label: 'Casino' },
            { value: 'betting', label: 'Betting' },
          ]}
          onChange={({ target }) => onChange({ product: target.value === 'betting' ? 'betting' : 'casino' })}
        />
      )}
      {fact === 'staked' && (
        <Input
          label="In the last days"
          value={days}
          inputMode="numeric"
          required
          onChange={({ target }) => onChange({ days: target.value })}
        />
      )}
      <BoundFields condition={condition} onChange={onChange} />
      <Checkbox
        label="Players who don’t meet this"
        checked={not}
        onChange={({ target }) => onChange({ not: target.checked })}
      />
      <div>
        <Button look="quiet" size="small" aria-label={`Remove condition ${name}`} onClick={onRemove}>
          Remove condition
        </Button>
      </div>
    </div>
  )
}

/** What it is compared with: a list, or two bounds. */
function BoundFields({
  condition: { fact, least, most, list },
  onChange,
}: {
  condition: ConditionDraft
  onChange: (more: Partial<ConditionDraft>) => void
}) {
  if (fact in listHints)
    return (
      <Input
        label="Is"
        value={list}
        hint={listHints[fact]}
        required
        onChange={({ target }) => onChange({ list: target.value })}
      />
    )
  const hint = isSum(fact) ? 'Such as 100 USD, 90 EUR. Empty: no bound.' : 'Empty: no bound.'
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Input label="At least" value={least} hint={hint} onChange={({ target }) => onChange({ least: target.value })} />
      <Input label="At most" value={most} hint={hint} onChange={({ target }) => onChange({ most: target.value })} />
    </div>
  )
}
