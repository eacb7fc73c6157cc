import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Uma quadra paga pelo seu valor: quatro ases 160 vezes a aposta, quatro dois, três ou quatros 80 vezes, qualquer outra 50 vezes. Dois pares só devolvem a aposta.',
    dealtHow.best,
  ],
}
