import { simulatedMark } from '@ante/kit/simulated'
import { useTranslations } from 'use-intl'

/** Where names of simulated players of the demo stand, it says what they are. */
export function SimulatedNote({ names }: { names: readonly string[] }) {
  const t = useTranslations('areas.winners')
  if (!names.some((name) => name.startsWith(simulatedMark))) return null
  return <p className="text-14 text-chalk-3">{t('simulated', { mark: simulatedMark })}</p>
}
