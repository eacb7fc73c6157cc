import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'

const questions = ['chase', 'hide', 'stop'] as const
/** Free and in confidence, in many languages. */
const helpers = [
  { name: 'Gambling Therapy', to: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', to: 'https://gamblersanonymous.org/' },
] as const

/** What was paid in, the questions to put to oneself, the way out, and who helps where this house cannot. */
export function PlayingSafely({
  deposits,
  onLogout,
}: {
  deposits: Output<'cashier.getdepositinfo'> | undefined
  onLogout: () => Promise<void>
}) {
  const t = useTranslations('profile.responsible-game')
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <Card title={t('paidIn')}>
        {deposits && (
          <p className="grid justify-items-start">
            <Money value={deposits.sum} className="text-28 font-semibold" />
            <span className="text-14 text-chalk-3">{t('deposits', { count: deposits.count })}</span>
          </p>
        )}
        <p className="text-14 text-chalk-2">{t('lookText')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/cashier/history" look="plain">
            {t('payments')}
          </ButtonLink>
          <ButtonLink to="/profile/bets?view=casino" look="plain">
            {t('rounds')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t('stop')}>
        <p className="text-14 text-chalk-2">{t('stopText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="plain" icon="logout" onClick={() => void onLogout()}>
            {t('logout')}
          </Button>
          <ButtonLink to="/profile/notification" look="quiet">
            {t('news')}
          </ButtonLink>
        </div>
      </Card>
      <Questions />
      <Card title={t('ownLimits')}>
        <p className="text-14 text-chalk-2">{t('limits')}</p>
        <ul className="grid gap-2 text-14">
          {(['bank', 'device', 'money'] as const).map((way) => (
            <li key={way} className="flex gap-2.5">
              <span className="mt-0.5 text-baize">
                <Icon name="check" size={17} />
              </span>
              {t(`ways.${way}`)}
            </li>
          ))}
        </ul>
      </Card>
      <WhoHelps />
    </div>
  )
}

function WhoHelps() {
  const t = useTranslations('profile.responsible-game')
  return (
    <Card title={t('talk')} wide>
      <p className="max-w-[64ch] text-14 text-chalk-2">{t('talkText')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {helpers.map(({ name, to }) => (
          <li key={to}>
            <a
              href={to}
              rel="noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-ember underline-offset-4 hover:underline"
            >
              <span lang="en">{name}</span>
              <Icon name="external" size={16} />
              <span className="sr-only">{t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Nothing of it is sent or kept: the answer is for whoever asks. */
function Questions() {
  const t = useTranslations('profile.responsible-game')
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set())
  const turn = (question: string, isYes: boolean) =>
    setYes((before) => new Set([...before, question].filter((one) => one !== question || isYes)))
  return (
    <Card title={t('signs')}>
      <p className="text-14 text-chalk-3">{t('signsText')}</p>
      <div className="grid">
        {questions.map((question) => (
          <Checkbox
            key={question}
            name={question}
            checked={yes.has(question)}
            onChange={(event) => turn(question, event.target.checked)}
            label={t(`questions.${question}`)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {yes.size > 0 && (
          <div className="grid justify-items-start gap-3 rounded-2 bg-cool-soft p-4">
            <p className="text-14">{t('answer')}</p>
            <Link
              to="/cashier/withdraw"
              className="inline-flex min-h-11 items-center text-14 font-semibold text-cool underline-offset-4 hover:underline"
            >
              {t('withdraw')}
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}

const Card = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section
    className={`grid content-start gap-3 rounded-3 border border-line bg-surface-1 p-5 ${wide ? 'wide:col-span-2' : ''}`}
  >
    <h2 className="text-16 font-semibold">{title}</h2>
    {children}
  </section>
)
