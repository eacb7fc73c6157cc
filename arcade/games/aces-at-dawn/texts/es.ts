import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Los ases son lo que más paga: cuatro pagan 80 veces la apuesta, cuatro doses, treses o cuatros 40 veces y un póker de cualquier otro rango 25 veces.',
    dealtHow.best,
  ],
}
