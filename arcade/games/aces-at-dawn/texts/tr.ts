import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'En çok aslar öder: dört as bahsin 80 katını, dört iki, üç veya dört 40 katını, başka bir değerden kare 25 katını öder.',
    dealtHow.best,
  ],
}
