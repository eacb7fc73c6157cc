import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { EndlessList } from '../../ui/endless-list.tsx'
import { Money } from '../../ui/money.tsx'
import { OddsButton } from '../../ui/odds-button.tsx'
import { LevelBar, Progress } from '../../ui/progress.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toastKinds, toasts } from '../../ui/toast.tsx'
import { Part, Row } from './part.tsx'

const day = 86_400_000
const levels = ['I', 'II', 'III', 'IV', 'V']

/** What moves, opens and counts. */
export function MotionParts({ made }: { made: string }) {
  return (
    <>
      <Odds />
      <Part name="Countdown, Progress, LevelBar">
        <Row>
          <Countdown to={new Date(Date.parse(made) + 3 * day).toISOString()} made={made} />
          <Countdown to={new Date(Date.parse(made) + day / 3).toISOString()} made={made} />
        </Row>
        <Progress value={7} max={10} label="7 / 10" note={<span>7 / 10</span>} />
        <LevelBar levels={levels} reached={2} share={0.4} label={levels.join(', ')} />
      </Part>
      <Opened />
      <Lists />
    </>
  )
}

function Odds() {
  const t = useTranslations('common')
  const [price, setPrice] = useState(185)
  const [chosen, setChosen] = useState(false)
  const shown = (price / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  return (
    <Part name="OddsButton, Money">
      <div className="grid grid-cols-3 gap-2">
        <OddsButton label="1" price={shown} value={price} chosen={chosen} onClick={() => setChosen(!chosen)} />
        <OddsButton label="X" price="3.40" value={340} />
        <OddsButton label="2" price="4.10" value={410} suspended />
      </div>
      <Row>
        <Button look="plain" size="small" icon="plus" onClick={() => setPrice(price + 7)}>
          {t('priceUp')}
        </Button>
        <Button look="plain" size="small" icon="minus" onClick={() => setPrice(price - 7)}>
          {t('priceDown')}
        </Button>
        <Money value={{ amount: price, currency: 'USD' }} roll className="text-22 font-semibold" />
      </Row>
    </Part>
  )
}

function Opened() {
  const t = useTranslations()
  const open = (kind: 'popup' | 'curtain') =>
    dialogs.open({
      name: `parts-${kind}`,
      kind,
      title: t('areas.parts.title'),
      content: <p className="text-14 text-chalk-2">{t('areas.parts.description')}</p>,
    })
  const ask = async () => {
    const isAgreed = await dialogs.confirm({
      name: 'parts-confirm',
      title: t('areas.parts.title'),
      content: <p>{t('areas.parts.description')}</p>,
    })
    toasts.show('confirm', t(isAgreed ? 'common.agree' : 'common.reject'), { tone: isAgreed ? 'good' : 'bad' })
  }
  return (
    <Part name="Toasts, Dialogs">
      <Row>
        {toastKinds.map((kind) => (
          <Button key={kind} look="plain" size="small" onClick={() => toasts.show(kind, t('areas.parts.title'))}>
            {kind}
          </Button>
        ))}
      </Row>
      <Row>
        {(['popup', 'curtain', 'confirm'] as const).map((kind) => (
          <Button key={kind} look="plain" size="small" onClick={() => (kind === 'confirm' ? void ask() : open(kind))}>
            {kind}
          </Button>
        ))}
      </Row>
    </Part>
  )
}

const most = 60

function Lists() {
  const t = useTranslations('common')
  const [view, setView] = useState<'all' | 'more'>('all')
  const [count, setCount] = useState(8)
  return (
    <Part name="Tabs, EndlessList">
      <Tabs
        label={t('pages')}
        value={view}
        onChange={setView}
        tabs={[
          { key: 'all', label: t('all') },
          { key: 'more', label: t('showMore') },
        ]}
      />
      {view === 'more' && (
        <div className="max-h-64 overflow-y-auto">
          <EndlessList
            more={count < most}
            loading={false}
            onMore={() => setCount((before) => Math.min(most, before + 8))}
          >
            <ul className="grid gap-2">
              {Array.from({ length: count }, (_, index) => (
                <li key={index} className="figures rounded-2 bg-surface-2 px-4 py-3 text-14">
                  {t('page', { page: index + 1 })}
                </li>
              ))}
            </ul>
          </EndlessList>
        </div>
      )}
    </Part>
  )
}
