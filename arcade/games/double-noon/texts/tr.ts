import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Kare, değerine göre öder: dört as bahsin 160 katını, dört iki, üç veya dört 80 katını, diğerleri 50 katını. İki çift yalnızca bahsi geri verir.',
    dealtHow.best,
  ],
}
