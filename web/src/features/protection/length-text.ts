import { useTranslations } from 'use-intl'

/** A length of time as the language of the page writes it, from minutes: `45 min`, `2 h`, `1 h 30 min`. */
export function useLengthText(): (minutes: number) => string {
  const t = useTranslations('playTime.length')
  return (all) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return t('minutes', { minutes: String(minutes) })
    return minutes === 0
      ? t('hours', { hours: String(hours) })
      : t('both', { hours: String(hours), minutes: String(minutes) })
  }
}
