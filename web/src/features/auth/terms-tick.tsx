import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSiteData } from '../../app/document/site-data.ts'
import { Checkbox } from '../../ui/field.tsx'

/** REG-02, REG-18: what is accepted can be read beside the form, which stays open with all that was typed. */
export function TermsTick(tick: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const t = useTranslations('auth')
  const { pages, policy } = useSiteData()
  const linkTo = (slug: string) => (text: ReactNode) =>
    pages.some((page) => page.slug === slug) ? (
      <Link key={slug} to={`/${slug}`} target="_blank" className="font-medium text-chalk underline underline-offset-4">
        {text}
      </Link>
    ) : (
      text
    )
  const label = t.rich('terms', { age: policy.minimumAge, terms: linkTo('terms'), privacy: linkTo('privacy') })
  return <Checkbox {...tick} label={label} />
}
