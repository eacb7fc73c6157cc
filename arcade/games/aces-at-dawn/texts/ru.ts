import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/ru.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Больше всего платят тузы: каре тузов – 80 ставок, каре двоек, троек или четвёрок – 40 ставок, каре любого другого достоинства – 25 ставок.',
    dealtHow.best,
  ],
}
