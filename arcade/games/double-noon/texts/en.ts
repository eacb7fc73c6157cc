import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/en.ts'

export const texts = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Four of a kind pay by their rank: four aces 160 times the stake, four twos, threes or fours 80 times, four of any other rank 50 times. Two pair only return the stake.',
    dealtHow.best,
  ],
}
