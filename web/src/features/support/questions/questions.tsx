import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Accordion, type Fold } from '../../../ui/accordion.tsx'
import { Input } from '../../../ui/field.tsx'
import { Marked } from './marked.tsx'
import type { Mark, Searched, searchQuestions } from './search-questions.ts'

const house = [
  { key: 'deposit', to: '/cashier/history' },
  { key: 'withdraw', to: '/cashier/withdraw' },
  { key: 'bet', to: '/profile/bets' },
  { key: 'round', to: '/profile/bets?view=casino' },
  { key: 'account', to: '/profile/security' },
] as const

interface Question extends Searched {
  /** Where one can see the answer for oneself. */
  readonly link?: { readonly to: string; readonly text: string }
}

/** Where the arrow keys lead from here: through the headings that are shown, and back to the field. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, summary')]
  const next = stops[stops.findIndex((one) => one === document.activeElement) + step]
  if (!next || !stops.some((one) => one === document.activeElement)) return
  event.preventDefault()
  next.focus()
}

/** What is asked most, the operator's own questions first, to be searched in the language of the page. */
export function Questions({ own }: { own: readonly { title: string; text: string }[] }) {
  const t = useTranslations('areas.support')
  const search = useSearch([
    ...own.map(({ title, text }, index) => ({ key: `own-${index}`, title, text })),
    ...house.map(({ key, to }) => ({
      key,
      title: t(`questions.${key}.title`),
      text: t(`questions.${key}.text`),
      link: { to, text: t(`questions.${key}.action`) },
    })),
  ])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The arrows only lead from one heading to the next.
    <section className="grid gap-4" onKeyDown={move} aria-labelledby="questions-title">
      <h2 id="questions-title" className="font-display text-22">
        {t('topics')}
      </h2>
      <Input
        type="search"
        label={t('search.label')}
        value={search.asked}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={search.prepare}
        onChange={({ target }) => search.ask(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && search.ask('')}
      />
      <p role="status" className="text-14 text-chalk-2 empty:hidden">
        {search.isSearched ? t('search.found', { count: search.found.length }) : ''}
      </p>
      <Accordion key={search.isSearched ? 'found' : 'all'} group="questions" folds={search.found.map(foldOf)} />
    </section>
  )
}

interface Found {
  readonly question: Question
  readonly title: readonly Mark[]
  readonly text: readonly Mark[]
}

const foldOf = ({ question: { key, title, text, link }, title: titleMarks, text: textMarks }: Found): Fold => ({
  key,
  title: <Marked text={title} marks={titleMarks} />,
  content: (
    <>
      <p dir="auto" className="max-w-[64ch] whitespace-pre-line text-14 text-chalk-2">
        <Marked text={text} marks={textMarks} />
      </p>
      {link && (
        <Link
          to={link.to}
          className="inline-flex min-h-11 items-center text-14 font-medium text-ember underline-offset-4 hover:underline"
        >
          {link.text}
        </Link>
      )}
    </>
  ),
})

/** Which questions are shown. The search comes with the first sign that somebody wants it; until then all are shown. */
function useSearch(questions: readonly Question[]) {
  const [asked, ask] = useState('')
  const [run, setRun] = useState<{ readonly search: typeof searchQuestions }>()
  const isLoading = useRef(false)
  const prepare = (): void => {
    if (isLoading.current) return
    isLoading.current = true
    import('./search-questions.ts').then(
      ({ searchQuestions: search }) => setRun({ search }),
      (error: unknown) => {
        isLoading.current = false
        console.warn('the search of questions was not loaded', error)
      }
    )
  }
  const isSearched = run !== undefined && asked.trim() !== ''
  const found: readonly Found[] = isSearched
    ? run.search(questions, asked).flatMap(({ key, title, text }) => {
        const question = questions.find((one) => one.key === key)
        return question ? { question, title, text } : []
      })
    : questions.map((question) => ({ question, title: [], text: [] }))
  return { asked, ask, prepare, isSearched, found }
}
