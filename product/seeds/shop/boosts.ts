import type { DemoProduct } from './product.ts'

/** A boost costs as many points as the share of the largest stake in money: what it adds is less. */
export const boosts: readonly DemoProduct[] = [
  {
    sysname: 'boost-25',
    points: 2500n,
    image: '/art/promotions/top-up.svg',
    gift: {
      type: 'boost',
      percent: 25,
      stakes_most_minor: { USD: 1_000, EUR: 1_000 },
      extra_most_minor: { USD: 500, EUR: 500 },
      days: 14,
      odds_least: 1.5,
      legs_least: 1,
    },
    perPlayer: 5,
    texts: {
      en: {
        title: '25% more winnings on one bet',
        text: 'Stake up to 10.00 at odds of 1.50 or higher within 14 days. If the bet wins, you get 25% more of what it wins beyond the stake, 5.00 at most.',
      },
      de: {
        title: '25 % mehr Gewinn bei einer Wette',
        text: 'Setze innerhalb von 14 Tagen bis zu 10.00 bei Quoten ab 1.50. Gewinnt die Wette, bekommst du 25 % mehr von dem, was sie über den Einsatz hinaus gewinnt, höchstens 5.00.',
      },
      es: {
        title: '25 % más de ganancia en una apuesta',
        text: 'Apuesta hasta 10.00 con cuotas de 1.50 o más en 14 días. Si gana, recibes un 25 % más de lo que gana por encima del importe, hasta 5.00.',
      },
      fr: {
        title: '25 % de gains en plus sur un pari',
        text: 'Misez jusqu’à 10.00 à une cote d’au moins 1.50 dans les 14 jours. S’il est gagnant, vous recevez 25 % de plus sur ce qu’il gagne au-delà de la mise, 5.00 au maximum.',
      },
      pt: {
        title: '25% a mais de lucro em uma aposta',
        text: 'Aposte até 10.00 com odds de 1.50 ou mais em até 14 dias. Se ganhar, você recebe 25% a mais do que ela ganha além do valor apostado, no máximo 5.00.',
      },
      tr: {
        title: 'Bir bahiste %25 daha fazla kazanç',
        text: '14 gün içinde en az 1.50 oranla en fazla 10.00 yatırın. Bahis kazanırsa bahis tutarının üzerindeki kazancın %25 fazlasını alırsınız, en çok 5.00.',
      },
      ru: {
        title: 'Выигрыш больше на 25 % на одной ставке',
        text: 'Ставьте до 10.00 с коэффициентом от 1.50 в течение 14 дней. Если ставка выиграет, вы получите на 25 % больше чистого выигрыша, но не больше 5.00.',
      },
      ar: {
        title: 'ربح أكبر بنسبة 25% في رهان واحد',
        text: 'راهن بما يصل إلى 10.00 بسعر 1.50 أو أكثر خلال 14 يومًا. إن فاز الرهان حصلت على 25% إضافية مما يربحه فوق مبلغه، بحد أقصى 5.00.',
      },
    },
  },
]
