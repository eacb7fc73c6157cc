import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/ru.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'Каре оплачивается по достоинству: тузы – 160 ставок, двойки, тройки или четвёрки – 80 ставок, любое другое – 50 ставок. Две пары только возвращают ставку.',
    dealtHow.best,
  ],
}
