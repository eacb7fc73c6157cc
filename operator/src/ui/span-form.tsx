import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddressForm } from './address-form.tsx'
import { formText } from './form-text.ts'
import { spanOf } from './span.ts'

/** The days of a report, kept in the address of the page. */
export function useSpan(): { from: string; to: string; pick: (from: string, to: string) => void } {
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => Date.now())
  return {
    ...spanOf(search, now),
    pick(from, to) {
      const query = new URLSearchParams(search)
      query.set('from', from)
      query.set('to', to)
      setSearch(query)
    },
  }
}

export function SpanForm({ from, to, pick }: ReturnType<typeof useSpan>) {
  const [last, setLast] = useState(to)
  function show(data: FormData): void {
    pick(formText(data, 'from'), formText(data, 'to'))
  }
  return (
    <AddressForm values={{ from, to }} onSend={show}>
      <div className="w-48">
        <Input label="From (UTC)" name="from" type="date" max={last} defaultValue={from} required />
      </div>
      <div className="w-48">
        <Input
          label="Until, included (UTC)"
          name="to"
          type="date"
          defaultValue={to}
          onChange={(event) => setLast(event.target.value)}
          required
        />
      </div>
      <Button type="submit" look="plain" icon="filter">
        Show
      </Button>
    </AddressForm>
  )
}
