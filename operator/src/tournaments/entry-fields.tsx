import { Checkbox, Input } from '@ante/web/ui/field'
import type { Fields } from './draft.ts'

/** Who may take part, and how. */
export const EntryFields = ({ draft, onChange }: Fields) => (
  <fieldset className="grid gap-3 rounded-2 border border-line p-4">
    <legend className="px-1 text-14 font-semibold">Who can join</legend>
    <Input
      label="Most players"
      value={draft.most}
      inputMode="numeric"
      hint="Empty: as many as want."
      onChange={({ target }) => onChange({ most: target.value })}
    />
    <Checkbox
      label="Only with an entry from the shop"
      checked={draft.isBought}
      onChange={({ target }) => onChange({ isBought: target.checked })}
    />
    <Input
      label="Countries"
      value={draft.countries}
      hint="Codes with commas between them, such as DE, AT. Empty: all."
      onChange={({ target }) => onChange({ countries: target.value })}
    />
    <Input
      label="Excluded countries"
      value={draft.excludedCountries}
      onChange={({ target }) => onChange({ excludedCountries: target.value })}
    />
    <Input
      label="Deposits that a player has made"
      value={draft.deposits}
      inputMode="numeric"
      hint="At least so many. Empty: none are needed."
      onChange={({ target }) => onChange({ deposits: target.value })}
    />
    <Checkbox
      label="With a confirmed email"
      checked={draft.needsContact}
      onChange={({ target }) => onChange({ needsContact: target.checked })}
    />
    <Checkbox
      label="With a name in the profile"
      checked={draft.needsName}
      onChange={({ target }) => onChange({ needsName: target.checked })}
    />
  </fieldset>
)
