import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Les as paient le plus : quatre as paient 80 fois la mise, quatre deux, trois ou quatre 40 fois, un carré de tout autre rang 25 fois.',
    dealtHow.best,
  ],
}
