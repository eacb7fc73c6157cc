import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { pageOf } from '../ui/page-of.ts'
import { JackpotDialog } from './jackpot-dialog.tsx'
import { type Asked, JackpotSection } from './jackpot-section.tsx'
import { CloseDialog, PauseDialog } from './state-dialogs.tsx'

const pageSize = 25

/** The jackpots that players see, what they hold, and what staff may do with them. */
export function JackpotsPage() {
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ what: Asked | 'new'; jackpot?: StaffJackpot }>()
  const [told, setTold] = useState('')
  const mayWrite = useMay('jackpots:write')
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('jackpots.list', { offset: (page - 1) * pageSize, count: pageSize })
  const others = loaded.data?.items ?? []
  const close = () => setAsked(undefined)
  const done = (text: string) => {
    setTold(text)
    close()
    loaded.again()
  }
  return (
    <>
      <PageHeader title="Jackpots" text="A meter is an account: what it shows is what it holds, and what it pays." />
      {mayWrite && (
        <div>
          <Button onClick={() => setAsked({ what: 'new' })}>New jackpot</Button>
        </div>
      )}
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="jackpots"
        empty={<EmptyState icon="jackpot" title="No jackpots" text="Players see no jackpot." />}
      >
        {(data) => (
          <>
            {data.seeds_paid.length > 0 && (
              <p className="flex flex-wrap gap-x-2 text-14 text-chalk-2">
                Seeds paid by the platform:
                {data.seeds_paid.map((sum) => (
                  <Money key={sum.currency} value={sum} />
                ))}
              </p>
            )}
            {data.items.map((jackpot) => (
              <JackpotSection key={jackpot.id} jackpot={jackpot} onAsk={(what) => setAsked({ what, jackpot })} />
            ))}
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (asked.what === 'new' || asked.what === 'change') && (
        <JackpotDialog jackpot={asked.jackpot} onClose={close} onDone={done} />
      )}
      {asked?.jackpot && asked.what === 'pause' && (
        <PauseDialog jackpot={asked.jackpot} onClose={close} onDone={done} />
      )}
      {asked?.jackpot && asked.what === 'close' && (
        <CloseDialog jackpot={asked.jackpot} others={others} onClose={close} onDone={done} />
      )}
    </>
  )
}
