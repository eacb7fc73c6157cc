import type { DemoProduct } from './product.ts'

/** Free spins, at a level of their game. */
export const spins: readonly DemoProduct[] = [
  {
    sysname: 'spins-orchard-10',
    points: 2000n,
    image: '/art/promotions/free-spins.svg',
    gift: { type: 'free_spins', game: 'midnight-orchard', count: 10, stakes_minor: { USD: 20, EUR: 20 }, days: 7 },
    perPlayer: 5,
    texts: {
      en: {
        title: 'Ten free spins on Midnight Orchard',
        text: 'Ten spins at 0.20, to be played within seven days. Wins go straight to your balance.',
      },
      de: {
        title: 'Zehn Freispiele für Midnight Orchard',
        text: 'Zehn Drehungen zu je 0.20, spielbar innerhalb von sieben Tagen. Gewinne gehen direkt auf dein Guthaben.',
      },
      es: {
        title: 'Diez tiradas gratis en Midnight Orchard',
        text: 'Diez tiradas de 0.20 para jugar en siete días. Las ganancias van directamente a tu saldo.',
      },
      fr: {
        title: 'Dix tours gratuits sur Midnight Orchard',
        text: 'Dix tours à 0.20, à jouer sous sept jours. Les gains vont directement sur votre solde.',
      },
      pt: {
        title: 'Dez rodadas grátis em Midnight Orchard',
        text: 'Dez rodadas de 0.20 para jogar em sete dias. Os ganhos vão diretamente para o seu saldo.',
      },
      tr: {
        title: 'Midnight Orchard için on ücretsiz dönüş',
        text: 'Her biri 0.20 değerinde, yedi gün içinde oynanacak on dönüş. Kazançlar doğrudan bakiyenize eklenir.',
      },
      ru: {
        title: 'Десять фриспинов в Midnight Orchard',
        text: 'Десять вращений по 0.20, сыграйте за семь дней. Выигрыш сразу зачисляется на баланс.',
      },
      ar: {
        title: 'عشر لفات مجانية في Midnight Orchard',
        text: 'عشر لفات بقيمة 0.20 لكل منها، تُلعب خلال سبعة أيام. تُضاف الأرباح مباشرة إلى رصيدك.',
      },
    },
  },
]
