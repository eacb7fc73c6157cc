import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Ein Vierling zahlt nach seinem Rang: vier Asse das 160-Fache des Einsatzes, vier Zweien, Dreien oder Vieren das 80-Fache, jeder andere das 50-Fache. Zwei Paare geben nur den Einsatz zurück.',
    dealtHow.best,
  ],
}
