import type { FieldDefinition } from '@ante/product/players/contract'
import { usePersonalLabel } from '../../app/personal/personal-field.tsx'
import { shownDay } from '../../ui/date-typed.ts'
import { Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A detail that only support changes: it can be read and copied, not typed into. */
export function LockedField({ definition, value }: { definition: FieldDefinition; value: string }) {
  const label = usePersonalLabel()(definition.sysname)
  const { list } = definition.options
  const chosen = list?.find((option) => option.value === value)?.label
  return (
    <Input
      readOnly
      label={label}
      name={definition.sysname}
      value={definition.type === 'date' ? shownDay(value) : (chosen ?? value)}
      className="text-chalk-2!"
      end={
        <span className="grid size-11 place-items-center text-chalk-3">
          <Icon name="lock" size={18} />
        </span>
      }
    />
  )
}
