import { useTranslations } from 'use-intl'

/** The message whose HMAC is the number of a level; 0:0 are the round number of games, of which a bet has none, and the first block. */
const message = (jackpot: string): string => `{text}:jackpot-${jackpot}-{level}:0:0`

/** Everything that a draw of a bet follows from: enough to work it out without us. */
export function DrawAlgorithm({ id, levels }: { id: string; levels: readonly { name: string }[] }) {
  const t = useTranslations('areas.jackpots.algorithm')
  return (
    <section aria-labelledby="jackpot-algorithm" className="grid max-w-[70ch] gap-3 text-14 text-chalk-2">
      <h2 id="jackpot-algorithm" className="font-display text-22 text-chalk">
        {t('title')}
      </h2>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>{t('hash')}</li>
        <li>{t('text')}</li>
        <li>
          {t('numbers')}
          {[...levels].reverse().map(({ name }) => (
            <code key={name} className="ltr-run figures block break-all text-chalk">
              {message(id).replace('{level}', name)}
            </code>
          ))}
        </li>
        <li>{t('win')}</li>
        <li>{t('first')}</li>
      </ol>
      <p>{t('offline')}</p>
      <p>
        <a
          href="/arcade/verifier.html"
          download="verifier.html"
          className="inline-flex min-h-11 items-center rounded-2 border border-line-strong px-4 font-semibold text-chalk hover:bg-surface-2"
        >
          {t('verifier')}
        </a>
      </p>
    </section>
  )
}
