import { dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/en.ts'

export const texts = {
  ...videoPokerTexts,
  how: [dealtHow.deal, dealtHow.pays, dealtHow.best],
}
