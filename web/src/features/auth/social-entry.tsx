import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { Alert } from './parts.tsx'
import { type SocialWay, useSocial } from './use-social.ts'

/** Marks of our own, in the shapes of what people do there: a compass, two who meet, a letter that flies. None is anybody's logo. */
const marks: Readonly<Record<string, ReactNode>> = {
  google: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="m15.500 8.500-2.300 4.700-4.700 2.300 2.300-4.700z" />
    </>
  ),
  facebook: (
    <>
      <circle cx="8.500" cy="9" r="3" />
      <circle cx="16.500" cy="10" r="2.250" />
      <path d="M3.500 18.500c.4-3 2.200-4.750 5-4.750s4.600 1.750 5 4.750M15.500 14.250c2.700-.4 4.600 1 5 3.500" />
    </>
  ),
  telegram: <path d="M20.500 4.500 3.500 11l6 2.500m11-9-11 9m11-9-3.500 14.500-7.500-5.500m0 0v5.500l3-3.300" />,
}
const unknownMark = (
  <path d="M14.500 4.500h3a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-3M4.500 12h10m0 0-3.500-3.500m3.500 3.500-3.500 3.500" />
)

/** A service is called by the name that it has for itself. */
const nameOf = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1)

export interface SocialEntryProps extends SocialWay {
  /** SOC-06: asked before a window opens. */
  mayStart?: () => boolean
  /** Beside a form, or in its place. */
  alone?: boolean
}

/** AUTH-33, REG-10: the services by which one signs in. Nothing where there are none. */
export function SocialEntry({ mayStart = () => true, alone = false, ...way }: SocialEntryProps) {
  const t = useTranslations('auth.social')
  const { social } = useSettings('auth').authTypes
  const { press, waitsFor, problem } = useSocial(way)
  if (social.length === 0) return null
  return (
    <section aria-label={t(alone ? 'only' : 'title')} data-testid="social" className="grid gap-3">
      {alone ? (
        <p className="text-14 font-medium text-chalk-2">{t('only')}</p>
      ) : (
        <p className="flex items-center gap-3 text-14 text-chalk-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('title')}
        </p>
      )}
      {problem && <Alert text={problem} />}
      <div className="grid gap-2">
        {social.map((service) => (
          <button
            key={service}
            type="button"
            aria-busy={waitsFor === service || undefined}
            disabled={waitsFor !== undefined && waitsFor !== service}
            onClick={() => {
              if (mayStart()) press(service)
            }}
            className="flex min-h-12 items-center gap-3 rounded-2 border border-line bg-surface-2 px-4 text-14 font-semibold text-chalk transition-colors hover:border-line-strong hover:bg-surface-3 disabled:opacity-50"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5.5 flex-none fill-none stroke-ember stroke-[1.5]"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {marks[service] ?? unknownMark}
            </svg>
            <span className="flex-1 text-start">{t('go', { service: nameOf(service) })}</span>
            {waitsFor === service && <span className="spinner" aria-hidden="true" />}
          </button>
        ))}
      </div>
      <p role="status" className="text-14 text-chalk-2 empty:hidden">
        {waitsFor !== undefined && t('waiting')}
      </p>
    </section>
  )
}
