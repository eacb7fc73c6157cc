import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fillProfileAddress } from '../../app/popups/confirms.tsx'
import { usePopup } from '../../app/popups/popups.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { type Check, CheckTexts, isOpenCheck, type Verification } from './check-texts.tsx'

const tones: Readonly<Record<Check['state'], BadgeTone>> = {
  not_started: 'neutral',
  incomplete: 'neutral',
  pending: 'info',
  retry: 'bad',
  approved: 'good',
  rejected: 'bad',
  expired: 'bad',
}

/** KYC-06: what stands in the way, and every step with its state, its reason and what to do. */
export function VerificationSteps({ verification }: { verification: Verification }) {
  const t = useTranslations('profile.verification')
  const { checks, needs_profile, needs_contact } = verification
  return (
    <div className="grid gap-4">
      <Notice verification={verification} />
      <ul className="grid gap-4">
        {needs_profile && (
          <Step icon="user" title={t('profile')} text={<p>{t('profileText')}</p>}>
            <ButtonLink to={fillProfileAddress('/profile/verification')}>{t('profileAction')}</ButtonLink>
          </Step>
        )}
        {needs_contact && (
          <Step icon="mail" title={t('contact')} text={<p>{t('contactText')}</p>}>
            <ButtonLink look="plain" to="/profile/settings">
              {t('contactAction')}
            </ButtonLink>
          </Step>
        )}
        {checks.map((check) => (
          <CheckStep key={check.step} check={check} verification={verification} />
        ))}
      </ul>
    </div>
  )
}

/** Whether the player may go on as before. Nothing where a step below says all there is. */
function Notice({ verification: { is_blocked, checks } }: { verification: Verification }) {
  const t = useTranslations('profile.verification')
  const isRefused = checks.some(({ state }) => state === 'rejected')
  const isCalm = !is_blocked && checks.every(({ state, trigger }) => state === 'not_started' && trigger === null)
  if (isRefused || (!is_blocked && !isCalm)) return null
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-3 border p-5 ${is_blocked ? 'border-transparent bg-cool-soft' : 'border-line bg-surface-2'}`}
    >
      <span className={`row-span-2 mt-0.5 ${is_blocked ? 'text-cool' : 'text-baize'}`}>
        <Icon name={is_blocked ? 'lock' : 'shield'} size={22} />
      </span>
      <h2 className="text-16 font-semibold">{t(is_blocked ? 'blocked' : 'calm')}</h2>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t(is_blocked ? 'blockedText' : 'calmText')}</p>
    </div>
  )
}

function CheckStep({ check, verification }: { check: Check; verification: Verification }) {
  const t = useTranslations('profile.verification')
  const openPopup = usePopup()
  const { has_form, minutes, needs_profile } = verification
  const { state, step } = check
  const isOpen = isOpenCheck(check)
  const isFirst = verification.checks.find(isOpenCheck) === check
  const needsSupport = state === 'rejected' || (isOpen && !has_form)
  return (
    <Step
      icon={step === 'funds' ? 'wallet' : 'identity'}
      title={t(step)}
      badge={<Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
      text={
        <>
          <CheckTexts check={check} minutes={minutes} />
          {isOpen && !has_form && <p>{t('noForm')}</p>}
        </>
      }
    >
      {isOpen && has_form && !needs_profile && (
        <Button look={isFirst ? 'main' : 'plain'} onClick={() => void openPopup('SumsubPopup', { step })}>
          {t(state === 'retry' || state === 'expired' ? 'again' : state === 'incomplete' ? 'goOn' : 'start')}
        </Button>
      )}
      {needsSupport && (
        <ButtonLink look="plain" to="/support">
          {t('support')}
        </ButtonLink>
      )}
    </Step>
  )
}

function Step({
  icon,
  title,
  badge,
  text,
  children,
}: {
  icon: IconName
  title: string
  badge?: ReactNode
  text: ReactNode
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-3 border border-line bg-surface-1 p-5">
      <span className="grid size-10 place-items-center rounded-2 bg-surface-3 text-chalk-2">
        <Icon name={icon} size={20} />
      </span>
      <div className="grid min-w-0 gap-2">
        <h2 className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
          {title}
          {badge}
        </h2>
        <div className="grid max-w-[64ch] gap-2 text-14 text-chalk-2">{text}</div>
        <div className="flex flex-wrap gap-3 pt-1 empty:hidden">{children}</div>
      </div>
    </li>
  )
}
