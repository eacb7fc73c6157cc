import type { Play } from '../../rules/play.ts'
import { sites } from './rules.ts'

/** A card of each site. */
export const plays: readonly Play[] = sites.map((site) => ({ first: { site }, next: () => null }))
