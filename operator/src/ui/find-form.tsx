import { Button } from '@ante/web/ui/button'
import { Input, type Option, Select } from '@ante/web/ui/field'
import { useSearchParams } from 'react-router'
import { AddressForm } from './address-form.tsx'
import { formText } from './form-text.ts'

/** A search with a choice of what is shown. It writes the address, and goes to the first page of the list; the rest of the address stays. */
export function FindForm({
  label,
  queryParam,
  showParam,
  pageParam,
  options,
}: {
  /** What is searched for. */
  label: string
  queryParam: string
  showParam: string
  pageParam: string
  /** The first has an empty value: all. */
  options: readonly Option[]
}) {
  const [search, setSearch] = useSearchParams()
  const [query, show] = [search.get(queryParam) ?? '', search.get(showParam) ?? '']
  function find(form: FormData): void {
    const next = new URLSearchParams(search)
    next.delete(pageParam)
    for (const name of [queryParam, showParam]) {
      const value = formText(form, name)
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next)
  }
  return (
    <AddressForm values={{ [queryParam]: query, [showParam]: show }} role="search" onSend={find}>
      <div className="min-w-60 flex-1">
        <Input label={label} name={queryParam} type="search" autoComplete="off" defaultValue={query} maxLength={100} />
      </div>
      <div className="w-60">
        <Select label="Show" name={showParam} options={options} defaultValue={show} />
      </div>
      <Button type="submit" look="plain" icon="search">
        Search
      </Button>
    </AddressForm>
  )
}
