import { useTranslations } from 'use-intl'

/** The verifier as one file that needs neither this site nor a network. */
export function VerifierFile() {
  const t = useTranslations('fairness.offline')
  return (
    <section className="grid justify-items-start gap-2 rounded-3 border border-line bg-surface-1 p-4">
      <h2 className="text-18 font-semibold">{t('title')}</h2>
      <p className="max-w-[70ch] text-14 text-chalk-2">{t('text')}</p>
      <a
        href="/arcade/verifier.html"
        download="verifier.html"
        className="inline-flex min-h-11 items-center rounded-2 border border-line-strong px-4 text-14 font-semibold hover:bg-surface-2"
      >
        {t('action')}
      </a>
    </section>
  )
}
