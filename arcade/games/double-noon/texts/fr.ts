import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Un carré paie selon son rang : quatre as 160 fois la mise, quatre deux, trois ou quatre 80 fois, tout autre rang 50 fois. Deux paires rendent seulement la mise.',
    dealtHow.best,
  ],
}
