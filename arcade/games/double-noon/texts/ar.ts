import { bonusFours, dealtHow, videoPokerTexts } from '../../../shell/video-poker/texts/ar.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...videoPokerTexts,
  hands: { ...videoPokerTexts.hands, ...bonusFours },
  how: [
    dealtHow.deal,
    dealtHow.pays,
    'الأربع المتشابهة تدفع حسب رتبتها: أربعة آسات 160 ضعف الرهان، وأربع من 2 أو 3 أو 4 تدفع 80 ضعفًا، وأي رتبة أخرى 50 ضعفًا. الزوجان يعيدان الرهان فقط.',
    dealtHow.best,
  ],
}
