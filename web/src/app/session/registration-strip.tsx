import { instant, second } from '@ante/kit/instant'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../api/client.ts'
import type { SettingsOf } from '../document/settings.ts'
import { useSettings } from '../document/site-data.ts'
import { useOwnTopic } from '../live/live-topic.ts'
import { useTextStore } from '../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useAccount } from './account.tsx'
import { usePlaySession } from './play-session.ts'
import { hintLeftMs, hoursAndMinutes } from './registration-hint.ts'

/** What the server knew: the number of deposits, and the server's clock, because the browser's may be wrong. */
export interface HintFacts {
  readonly deposits: number
  readonly now: number
}

const everyMs = 15 * second

/** REG-54, REG-55, CASH-25: for two hours, how the first deposit goes; elsewhere than on the deposit page with the way there. */
export function RegistrationStrip({
  facts,
  config,
  withLink = false,
  isNarrow = false,
}: {
  facts: HintFacts
  config: SettingsOf<'cashier'>['regHintConfig']
  withLink?: boolean
  /** Words alone. */
  isNarrow?: boolean
}) {
  const t = useTranslations('cashierPages.hint')
  const { info } = useAccount()
  const now = useServerClock(facts.now)
  const [paidHere, setPaidHere] = useState(false)
  useOwnTopic('cashier.transaction', {
    hear: ({ type, outcome }) => {
      if (type === 'deposit' && outcome === 'success') setPaidHere(true)
    },
  })
  const left = hintLeftMs(info.reg_time, paidHere ? 1 : facts.deposits, instant(now))
  if (!config.enabled || left === 0) return null
  const { hours, minutes } = hoursAndMinutes(left)
  return (
    <aside
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line bg-surface-1 p-4"
      data-testid="registration-hint"
    >
      {!isNarrow && (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-3 text-chalk-2">
          {config.icon ? <Picture src={config.icon} width={22} height={22} /> : <Icon name="info" size={22} />}
        </span>
      )}
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="text-14">{config.text || t('text')}</p>
        <p className="figures text-12 text-chalk-3">
          {hours > 0 ? t('leftHours', { hours, minutes }) : t('leftMinutes', { minutes })}
        </p>
      </div>
      {withLink && (
        <ButtonLink to="/cashier/deposit" look="plain" size="small">
          {t('action')}
        </ButtonLink>
      )}
    </aside>
  )
}

/** REG-55: what the strip at the balance of the header needs, asked for before it is opened, so that nothing moves there. */
export function useRegistrationHint(): HintFacts | undefined {
  const { regHintConfig: config } = useSettings('cashier')
  const { info } = useAccount()
  const offset = usePlaySession()?.offset ?? 0
  const texts = useTextStore()
  const [facts, setFacts] = useState<HintFacts>()
  useOwnTopic(
    'cashier.transaction',
    {
      hear: ({ type, outcome }) => {
        if (type === 'deposit' && outcome === 'success') setFacts({ deposits: 1, now: Date.now() + offset })
      },
    },
    facts?.deposits === 0
  )
  useEffect(() => {
    if (!config.enabled || facts || hintLeftMs(info.reg_time, 0, instant(Date.now() + offset)) === 0) return
    const leave = new AbortController()
    const ask = async () => {
      const { count: deposits } = await get('cashier.getdepositinfo', {}, leave)
      if (deposits === 0) await texts.ensure(['cashierPages'])
      setFacts({ deposits, now: Date.now() + offset })
    }
    // Without an answer there is no hint.
    ask().catch(() => undefined)
    return () => leave.abort()
  }, [config.enabled, info.reg_time, facts, offset, texts])
  return facts
}

/** The strip of the header, with the words of the operator and the way to a deposit. */
export function HeaderRegistrationStrip({ facts }: { facts: HintFacts }) {
  return <RegistrationStrip facts={facts} config={useSettings('cashier').regHintConfig} withLink isNarrow />
}

/** The server's clock, carried on by the time that has passed here. */
function useServerClock(at: number): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setNow(at + performance.now() - begun), everyMs)
    return () => clearInterval(timer)
  }, [at])
  return now
}
