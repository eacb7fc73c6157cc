import type { DemoProduct } from './product.ts'

/** A free bet costs as many points as its stake in money: what it pays is less. */
export const freeBets: readonly DemoProduct[] = [
  {
    sysname: 'free-bet-5',
    points: 5000n,
    image: '/art/promotions/top-up.svg',
    gift: {
      type: 'free_bet',
      amounts_minor: { USD: 500, EUR: 500 },
      days: 14,
      returns_stake: false,
      odds_least: 1.5,
    },
    perPlayer: 5,
    texts: {
      en: {
        title: 'A free bet of 5.00',
        text: 'Place it within 14 days at odds of 1.50 or higher. If it wins, you get the winnings without the stake.',
      },
      de: {
        title: 'Eine Gratiswette über 5.00',
        text: 'Nutze sie innerhalb von 14 Tagen bei Quoten ab 1.50. Gewinnt sie, bekommst du den Gewinn ohne den Einsatz.',
      },
      es: {
        title: 'Una apuesta gratis de 5.00',
        text: 'Úsala en 14 días con cuotas de 1.50 o más. Si gana, recibes las ganancias sin el importe apostado.',
      },
      fr: {
        title: 'Un pari gratuit de 5.00',
        text: 'À utiliser dans les 14 jours à une cote d’au moins 1.50. S’il est gagnant, vous recevez les gains sans la mise.',
      },
      pt: {
        title: 'Uma aposta grátis de 5.00',
        text: 'Use em até 14 dias com odds de 1.50 ou mais. Se ganhar, você recebe o lucro sem o valor apostado.',
      },
      tr: {
        title: '5.00 ücretsiz bahis',
        text: '14 gün içinde en az 1.50 oranla kullanın. Kazanırsa bahis tutarı olmadan kazancı alırsınız.',
      },
      ru: {
        title: 'Бесплатная ставка на 5.00',
        text: 'Используйте её в течение 14 дней с коэффициентом от 1.50. При выигрыше вы получаете чистый выигрыш без суммы ставки.',
      },
      ar: {
        title: 'رهان مجاني بقيمة 5.00',
        text: 'استخدمه خلال 14 يومًا بسعر 1.50 أو أكثر. إن فاز حصلت على الربح من دون مبلغ الرهان.',
      },
    },
  },
]
