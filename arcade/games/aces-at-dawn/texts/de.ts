import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Asse zahlen am meisten: vier davon das 80-Fache des Einsatzes, vier Zweien, Dreien oder Vieren das 40-Fache, ein Vierling jedes anderen Rangs das 25-Fache.',
    dealtHow.best,
  ],
}
