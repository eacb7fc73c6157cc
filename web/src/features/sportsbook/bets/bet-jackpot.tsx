import { fromWire } from '@ante/kit/money'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../../../app/api/client.ts'
import { canHash } from '../../../app/fairness/numbers.ts'
import { FoldLine } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSumText } from '../../../app/texts/sum-text.ts'
import type { Bet } from './bet.ts'
import { type BetDraw, drawHolds } from './draw-check.ts'

type Checked = 'holds' | 'differs' | 'later' | 'failed'

/** The bet's part in a jackpot: what it won, and the draw for who wants to check it. */
export function BetJackpot({ jackpot: { state, win, draw } }: { jackpot: NonNullable<Bet['jackpot']> }) {
  const t = useTranslations('bets.jackpot')
  const sumText = useSumText()
  return (
    <section className="grid gap-1 border-t border-line px-4 py-2.5 text-14" data-jackpot={state}>
      <p className={`flex items-center gap-2 ${win ? 'font-semibold text-baize' : 'text-chalk-2'}`}>
        <Icon name="jackpot" size={18} />
        {win ? t('won', { sum: sumText(fromWire(win.amount)) }) : t(state === 'won' ? 'drawn' : state)}
      </p>
      {draw && <DrawFacts draw={draw} />}
    </section>
  )
}

/** Opened, it is worked out in this browser from the seed that was published. */
function DrawFacts({ draw }: { draw: BetDraw }) {
  const t = useTranslations('bets.jackpot')
  const [seed, setSeed] = useState<{ server_hash: string; server_seed: string | null }>()
  const [checked, setChecked] = useState<Checked>()
  async function check(): Promise<void> {
    if (seed) return
    try {
      const { items } = await get('Jackpots.getSeeds', { days: [draw.day] })
      const [published] = items
      setSeed(published)
      const { server_hash = '', server_seed = null } = published ?? {}
      if (server_seed === null) return setChecked('later')
      setChecked(!canHash() ? 'failed' : (await drawHolds(draw, { server_hash, server_seed })) ? 'holds' : 'differs')
    } catch {
      setChecked('failed')
    }
  }
  return (
    <details className="group" onToggle={({ currentTarget }) => void (currentTarget.open && check())}>
      <FoldLine>{t('check')}</FoldLine>
      <div className="grid gap-2 pb-1">
        {checked && (
          <p role="status" className={checked === 'differs' ? 'text-danger' : checked === 'holds' ? 'text-baize' : ''}>
            {t(`checked.${checked}`)}
          </p>
        )}
        <dl className="grid gap-2 text-12 text-chalk-2">
          <Fact name={t('day')} text={draw.day} />
          {seed && <Fact name={t('hash')} text={seed.server_hash} />}
          {seed?.server_seed && <Fact name={t('seed')} text={seed.server_seed} />}
          <Fact name={t('text')} text={draw.text} />
          {draw.levels.map(({ level, share, range }) => (
            <Fact key={level} name={`jackpot-${draw.id}-${level}`} text={`${share} / ${range}`} />
          ))}
        </dl>
        {seed?.server_seed && <VerifierData draw={draw} seed={seed} />}
      </div>
    </details>
  )
}

/** What the offline verifier takes, and where it is. */
function VerifierData({ draw, seed }: { draw: BetDraw; seed: { server_hash: string; server_seed: string | null } }) {
  const t = useTranslations('bets.jackpot')
  const { server_hash, server_seed } = seed
  return (
    <section aria-label={t('data')} className="grid gap-1">
      <p className="text-12 text-chalk-3">{t('data')}</p>
      <pre
        dir="ltr"
        className="rounded-2 border border-line bg-surface-2 p-3 text-12 break-all whitespace-pre-wrap select-all"
      >
        {JSON.stringify({ draw, server_hash, server_seed }, null, 1)}
      </pre>
      <p>
        <a
          href="/arcade/verifier.html"
          download="verifier.html"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('verifier')}
        </a>
      </p>
    </section>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-chalk-3">{name}</dt>
    <dd className="figures ltr-run break-all">{text}</dd>
  </div>
)
