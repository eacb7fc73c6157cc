import { useTranslations } from 'use-intl'
import { useDateText } from '../../ui/date-text.tsx'
import type { AccountInfo } from '../document/context.ts'
import { useAccount } from './account.tsx'

export type OwnExclusion = NonNullable<AccountInfo['exclusion']>

/** By a national register, and not by what the player chose here. */
const registerStates: readonly OwnExclusion['state'][] = ['registered', 'unchecked', 'details_needed']
export const isByRegister = ({ state }: OwnExclusion): boolean => registerStates.includes(state)

/** Where the player finds out more, or what is missing. */
export const explainedAt = ({ state }: OwnExclusion): string =>
  state === 'details_needed' ? '/profile/settings' : '/profile/responsible-game'

/** RG-11: that the player of this session may not play. */
export const useExclusion = (): OwnExclusion | undefined => useAccount().info.exclusion ?? undefined

/** How it stands, in one sentence. */
export function useExclusionSentence(): (exclusion: OwnExclusion) => string {
  const t = useTranslations('shell.exclusion')
  const dateText = useDateText()
  const at = (iso: string | null) => (iso ? dateText(iso, 'time') : '')
  return ({ state, until, returns_at, register = '' }) => {
    if (state === 'active' || state === 'ended') return t(state, { until: at(until) })
    if (state === 'returning') return t(state, { returns_at: at(returns_at) })
    return state === 'permanent' ? t(state) : t(state, { register })
  }
}
