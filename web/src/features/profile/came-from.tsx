import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { basenameOf, ownPath, withoutBase } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSiteData } from '../../app/document/site-data.ts'
import { type ToastKind, toastKinds, toasts } from '../../ui/toast.tsx'

const isKind = (text: string | null): text is ToastKind => toastKinds.some((kind) => kind === text)

/** RTE-111: whoever was sent here to fill something in is told so once (`toastType`), and finds the way back (`from`). */
export function CameFrom() {
  const t = useTranslations('profile.settings')
  const { origin, defaultLocale } = useSiteData()
  const { locale } = useRequest()
  const [query] = useSearchParams()
  const kind = query.get('toastType')
  const from = ownPath(query.get('from'), origin)
  const told = useRef(false)
  useEffect(() => {
    if (!isKind(kind) || told.current) return
    told.current = true
    toasts.show(kind, t('fillIn'))
  }, [kind, t])
  if (!from) return null
  return (
    <p>
      <Link
        to={withoutBase(from, basenameOf(locale.code, defaultLocale))}
        className="inline-flex min-h-11 items-center text-14 font-medium text-ember underline-offset-4 hover:underline"
      >
        {t('backToFrom')}
      </Link>
    </p>
  )
}
