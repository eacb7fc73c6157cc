import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Os ases são os que mais pagam: quatro deles pagam 80 vezes a aposta, quatro dois, três ou quatros 40 vezes, e uma quadra de qualquer outro valor 25 vezes.',
    dealtHow.best,
  ],
}
