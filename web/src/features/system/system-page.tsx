import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../app/document/look.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { Picture } from '../../ui/picture.tsx'

export type SystemName =
  | 'notFound'
  | 'forbidden'
  | 'maintenance'
  | 'blocked'
  | 'unsubscribed'
  | 'offline'
  | 'slot'
  | 'busy'

/** SYS-14, SYS-15, SYS-20. Maintenance leads to the same page again. */
const pages: Record<SystemName, { icon: IconName; to?: string; empty?: true }> = {
  notFound: { icon: 'search', to: '/' },
  forbidden: { icon: 'lock', to: '/', empty: true },
  maintenance: { icon: 'clock', empty: true },
  blocked: { icon: 'shield', to: '/support' },
  unsubscribed: { icon: 'check', to: '/' },
  offline: { icon: 'warning' },
  slot: { icon: 'card-slot', to: '/gamehall' },
  busy: { icon: 'clock', empty: true },
}

/** A full page of the system: icon, header, description, button. Fatal ones are left by a full load. */
export function SystemPage({ name, bare = false }: { name: SystemName; bare?: boolean }) {
  const t = useTranslations(`system.${name}`)
  const brand = useBrand()
  const { icon, to, empty } = pages[name]
  const full = bare || empty
  // Inside the frame there is a main landmark already.
  const Box = bare ? 'main' : 'section'
  return (
    <Box
      data-layout={full ? 'empty' : undefined}
      className={`page grid place-content-center justify-items-center gap-4 py-16 text-center ${full ? 'min-h-dvh' : 'min-h-[60vh]'}`}
    >
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      {full && (
        <div className="mb-8">
          <Wordmark {...brand} />
        </div>
      )}
      <Picture
        name={`system/${name === 'notFound' ? 'not-found' : name}`}
        width={256}
        height={176}
        // Without a connection the drawing is missing too, unless it was seen before.
        instead={
          <span className="grid size-16 place-items-center rounded-full bg-surface-2 text-chalk-2">
            <Icon name={icon} size={30} />
          </span>
        }
      />
      <h1 className="font-display text-36">{t('title')}</h1>
      <p className="max-w-[46ch] text-16 text-balance text-chalk-2">{t('description')}</p>
      <div className="mt-3">
        {to ? (
          <Link to={to} reloadDocument className={buttonClass({})}>
            {t('button')}
          </Link>
        ) : (
          <Button onClick={() => window.location.reload()}>{t('button')}</Button>
        )}
      </div>
    </Box>
  )
}
