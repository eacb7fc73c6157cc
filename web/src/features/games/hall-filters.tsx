import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ChipLink } from '../../ui/chip.tsx'
import { useChosenInSight } from '../../ui/chosen-in-sight.ts'
import { Icon } from '../../ui/icon.tsx'
import { hallAddress, type HallQuery, toggled } from './hall-query.ts'
import type { Studio } from './studio-card.tsx'

interface Category {
  sysname: string
  name: string
  total: number
}

const row =
  'flex gap-2 overflow-x-auto px-(--gutter) -mx-(--gutter) py-1 -my-1 [scrollbar-width:none] laptop:mx-0 laptop:flex-wrap laptop:overflow-visible laptop:px-0'

/** Kind, studio and name. All three live in the address; kinds and studios are links and work without a script. */
export function HallFilters({
  query,
  categories,
  studios,
}: {
  query: HallQuery
  categories: readonly Category[]
  studios: readonly Studio[]
}) {
  const t = useTranslations('lobby')
  // Kinds keep their order.
  const kinds = useChosenInSight<HTMLElement>(query.category)
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 laptop:grid-cols-[minmax(0,1fr)_20rem] laptop:items-start">
        <nav ref={kinds} aria-label={t('categories')} className={row}>
          <ChipLink to={hallAddress({ ...query, category: '', shown: 0, page: 1 })} chosen={query.category === ''}>
            {t('allGames')}
          </ChipLink>
          {categories.map(({ sysname, name, total }) => (
            <ChipLink
              key={sysname}
              to={hallAddress({ ...query, category: sysname, shown: 0, page: 1 })}
              chosen={query.category === sysname}
            >
              {name}
              <span className="figures text-12 text-chalk-3 in-aria-[current=true]:text-ink">{total}</span>
            </ChipLink>
          ))}
        </nav>
        <SearchField query={query} />
      </div>
      <nav aria-label={t('studios')} className={row}>
        {chosenFirst(studios, query.providers).map(({ sysname, name }) => (
          <ChipLink
            key={sysname}
            to={hallAddress({ ...query, providers: toggled(query.providers, sysname), shown: 0, page: 1 })}
            chosen={query.providers.includes(sysname)}
            preventScrollReset
          >
            {name}
            {query.providers.includes(sysname) && <Icon name="close" size={14} />}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}

/** On a phone the row is longer than the screen: what is chosen must be seen. */
const chosenFirst = (studios: readonly Studio[], chosen: readonly string[]): Studio[] =>
  [...studios].sort((a, b) => Number(chosen.includes(b.sysname)) - Number(chosen.includes(a.sysname)))

const pause = 300

/** Writes the name into the address after a pause; Enter does it at once. */
function SearchField({ query }: { query: HallQuery }) {
  const t = useTranslations('lobby')
  const navigate = useNavigate()
  const [text, setText] = useState(query.search)
  const written = useRef(query.search)
  const go = (search: string) => {
    if (search === written.current) return
    written.current = search
    void navigate(hallAddress({ ...query, search, shown: 0, page: 1 }), { replace: true, preventScrollReset: true })
  }
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // The back button changed it.
    if (query.search === written.current) return
    written.current = query.search
    setText(query.search)
  }, [query.search])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(text.trim())
  }
  return (
    <form role="search" action="" onSubmit={submit} className="relative">
      <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-chalk-3">
        <Icon name="search" size={18} />
      </span>
      <input
        type="search"
        name="search"
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        aria-label={t('hallSearchLabel')}
        placeholder={t('hallSearchPlaceholder')}
        className="h-10 w-full rounded-full pointer-coarse:h-11 border border-line bg-surface-1 ps-10 pe-4 text-14 placeholder:text-chalk-3 hover:border-line-strong focus:border-ember"
      />
    </form>
  )
}
