import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** Where the bank is a stand-in, it is said before anybody pays. */
export function SimulationNote() {
  const t = useTranslations('cashierPages')
  const { isSimulation } = useSettings('site')
  if (!isSimulation) return null
  return (
    <p className="flex items-start gap-2.5 text-14 text-chalk-3">
      <span className="pt-px text-cool">
        <Icon name="info" size={18} />
      </span>
      {t('simulation')}
    </p>
  )
}
