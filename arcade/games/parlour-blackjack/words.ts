import { textsOfGame } from '../../shell/boot.ts'
import type { texts } from './texts/en.ts'

export const words = textsOfGame<typeof texts>()
