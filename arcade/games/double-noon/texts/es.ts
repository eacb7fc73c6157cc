import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Un póker paga según su rango: cuatro ases 160 veces la apuesta, cuatro doses, treses o cuatros 80 veces y cualquier otro 50 veces. La doble pareja solo devuelve la apuesta.',
    dealtHow.best,
  ],
}
