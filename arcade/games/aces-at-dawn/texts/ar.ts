import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/ar.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'الآسات تدفع أكثر: أربعة آسات تدفع 80 ضعف الرهان، وأربع متشابهة من 2 أو 3 أو 4 تدفع 40 ضعفًا، وأربع من أي رتبة أخرى 25 ضعفًا.',
    dealtHow.best,
  ],
}
