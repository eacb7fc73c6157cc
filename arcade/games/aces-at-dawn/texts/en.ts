import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/en.ts'

export const texts = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Aces pay most: four of them pay 80 times the stake, four twos, threes or fours 40 times, four of any other rank 25 times.',
    dealtHow.best,
  ],
}
