import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

/** A list that goes on: the next part is asked for when its end comes near, and by the button, which also says that it is on its way. */
export function EndlessList({
  children,
  more,
  loading,
  onMore,
}: {
  children: ReactNode
  more: boolean
  loading: boolean
  onMore: () => void
}) {
  const t = useTranslations('common')
  const end = useRef<HTMLDivElement>(null)
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  useEffect(() => {
    const element = end.current
    if (!element || !more || loading) return
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current(),
      { rootMargin: '200px' }
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [more, loading])
  return (
    <div className="grid gap-4">
      {children}
      {more && (
        <div ref={end} className="grid justify-items-center">
          <Button look="plain" loading={loading} onClick={onMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
