import { dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/ru.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  how: [dealtHow.deal, dealtHow.pays, dealtHow.best],
}
