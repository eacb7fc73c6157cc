import type { DemoProduct } from './product.ts'

/** Sums in the currency of the account, and bonuses with their terms. */
export const sums: readonly DemoProduct[] = [
  {
    sysname: 'cash-5',
    points: 5000n,
    image: '/art/promotions/cashback.svg',
    gift: { type: 'money', amounts_minor: { USD: 500, EUR: 500 } },
    perPlayer: 10,
    texts: {
      en: {
        title: '5.00 to your balance',
        text: 'In the currency of your account, with nothing to wager. Yours to play or withdraw.',
      },
      de: {
        title: '5.00 auf dein Guthaben',
        text: 'In der Währung deines Kontos, ohne Umsatzbedingung. Zum Spielen oder Auszahlen.',
      },
      es: {
        title: '5.00 para tu saldo',
        text: 'En la moneda de tu cuenta y sin requisitos de apuesta. Para jugar o retirar.',
      },
      fr: {
        title: '5.00 sur votre solde',
        text: 'Dans la devise de votre compte, sans condition de mise. À jouer ou à retirer.',
      },
      pt: { title: '5.00 no seu saldo', text: 'Na moeda da sua conta, sem exigência de aposta. Para jogar ou sacar.' },
      tr: { title: 'Bakiyenize 5.00', text: 'Hesabınızın para biriminde, çevrim şartı yok. Oynayın veya çekin.' },
      ru: { title: '5.00 на ваш баланс', text: 'В валюте вашего аккаунта, без отыгрыша. Можно играть или вывести.' },
      ar: { title: '5.00 إلى رصيدك', text: 'بعملة حسابك ومن دون شروط رهان. العب به أو اسحبه.' },
    },
  },
  {
    sysname: 'cash-25',
    points: 24000n,
    image: '/art/promotions/cashback.svg',
    gift: { type: 'money', amounts_minor: { USD: 2500, EUR: 2500 } },
    stock: 200,
    perPlayer: 4,
    texts: {
      en: {
        title: '25.00 to your balance',
        text: 'In the currency of your account, with nothing to wager. Yours to play or withdraw.',
      },
      de: {
        title: '25.00 auf dein Guthaben',
        text: 'In der Währung deines Kontos, ohne Umsatzbedingung. Zum Spielen oder Auszahlen.',
      },
      es: {
        title: '25.00 para tu saldo',
        text: 'En la moneda de tu cuenta y sin requisitos de apuesta. Para jugar o retirar.',
      },
      fr: {
        title: '25.00 sur votre solde',
        text: 'Dans la devise de votre compte, sans condition de mise. À jouer ou à retirer.',
      },
      pt: { title: '25.00 no seu saldo', text: 'Na moeda da sua conta, sem exigência de aposta. Para jogar ou sacar.' },
      tr: { title: 'Bakiyenize 25.00', text: 'Hesabınızın para biriminde, çevrim şartı yok. Oynayın veya çekin.' },
      ru: { title: '25.00 на ваш баланс', text: 'В валюте вашего аккаунта, без отыгрыша. Можно играть или вывести.' },
      ar: { title: '25.00 إلى رصيدك', text: 'بعملة حسابك ومن دون شروط رهان. العب به أو اسحبه.' },
    },
  },
  {
    sysname: 'cash-100',
    points: 90000n,
    image: '/art/promotions/cashback.svg',
    gift: { type: 'money', amounts_minor: { USD: 10000, EUR: 10000 } },
    stock: 20,
    perPlayer: 1,
    fromLevel: 4,
    texts: {
      en: {
        title: '100.00 to your balance',
        text: 'In the currency of your account, with nothing to wager. Yours to play or withdraw.',
      },
      de: {
        title: '100.00 auf dein Guthaben',
        text: 'In der Währung deines Kontos, ohne Umsatzbedingung. Zum Spielen oder Auszahlen.',
      },
      es: {
        title: '100.00 para tu saldo',
        text: 'En la moneda de tu cuenta y sin requisitos de apuesta. Para jugar o retirar.',
      },
      fr: {
        title: '100.00 sur votre solde',
        text: 'Dans la devise de votre compte, sans condition de mise. À jouer ou à retirer.',
      },
      pt: {
        title: '100.00 no seu saldo',
        text: 'Na moeda da sua conta, sem exigência de aposta. Para jogar ou sacar.',
      },
      tr: { title: 'Bakiyenize 100.00', text: 'Hesabınızın para biriminde, çevrim şartı yok. Oynayın veya çekin.' },
      ru: { title: '100.00 на ваш баланс', text: 'В валюте вашего аккаунта, без отыгрыша. Можно играть или вывести.' },
      ar: { title: '100.00 إلى رصيدك', text: 'بعملة حسابك ومن دون شروط رهان. العب به أو اسحبه.' },
    },
  },
  {
    sysname: 'bonus-10',
    points: 6000n,
    image: '/art/promotions/top-up.svg',
    gift: {
      type: 'bonus',
      kind: 'casino',
      odds_least: null,
      stakes_most_minor: {},
      amounts_minor: { USD: 1000, EUR: 1000 },
      wager_times: 5,
      days: 14,
      take_within_days: 30,
      weights: { slot: 100 },
    },
    perPlayer: 5,
    texts: {
      en: {
        title: 'A bonus of 10.00',
        text: 'Waits under your bonuses. Stake it five times in slots within 14 days and what is left is yours.',
      },
      de: {
        title: 'Ein Bonus von 10.00',
        text: 'Wartet bei deinen Boni. Setze ihn innerhalb von 14 Tagen fünfmal an Spielautomaten ein, dann gehört der Rest dir.',
      },
      es: {
        title: 'Un bono de 10.00',
        text: 'Te espera en tus bonos. Apuéstalo cinco veces en tragaperras en 14 días y lo que quede es tuyo.',
      },
      fr: {
        title: 'Un bonus de 10.00',
        text: 'Il vous attend dans vos bonus. Misez-le cinq fois sur les machines à sous en 14 jours et le reste est à vous.',
      },
      pt: {
        title: 'Um bônus de 10.00',
        text: 'Espera nos seus bônus. Aposte-o cinco vezes em caça-níqueis em 14 dias e o que sobrar é seu.',
      },
      tr: {
        title: '10.00 bonus',
        text: 'Bonuslarınızda bekler. 14 gün içinde slotlarda beş kez çevirin, kalanı sizindir.',
      },
      ru: {
        title: 'Бонус 10.00',
        text: 'Ждёт в ваших бонусах. Поставьте его пять раз в слотах за 14 дней, и остаток ваш.',
      },
      ar: {
        title: 'مكافأة لعب بقيمة 10.00',
        text: 'تنتظرك ضمن مكافآت اللعب. راهن بها خمس مرات في السلوت خلال 14 يومًا وما يتبقى لك.',
      },
    },
  },
  {
    sysname: 'bonus-50',
    points: 28000n,
    image: '/art/promotions/welcome.svg',
    gift: {
      type: 'bonus',
      kind: 'casino',
      odds_least: null,
      stakes_most_minor: {},
      amounts_minor: { USD: 5000, EUR: 5000 },
      wager_times: 5,
      days: 14,
      take_within_days: 30,
      weights: { slot: 100 },
    },
    stock: 100,
    perPlayer: 2,
    fromLevel: 3,
    texts: {
      en: {
        title: 'A bonus of 50.00',
        text: 'Waits under your bonuses. Stake it five times in slots within 14 days and what is left is yours.',
      },
      de: {
        title: 'Ein Bonus von 50.00',
        text: 'Wartet bei deinen Boni. Setze ihn innerhalb von 14 Tagen fünfmal an Spielautomaten ein, dann gehört der Rest dir.',
      },
      es: {
        title: 'Un bono de 50.00',
        text: 'Te espera en tus bonos. Apuéstalo cinco veces en tragaperras en 14 días y lo que quede es tuyo.',
      },
      fr: {
        title: 'Un bonus de 50.00',
        text: 'Il vous attend dans vos bonus. Misez-le cinq fois sur les machines à sous en 14 jours et le reste est à vous.',
      },
      pt: {
        title: 'Um bônus de 50.00',
        text: 'Espera nos seus bônus. Aposte-o cinco vezes em caça-níqueis em 14 dias e o que sobrar é seu.',
      },
      tr: {
        title: '50.00 bonus',
        text: 'Bonuslarınızda bekler. 14 gün içinde slotlarda beş kez çevirin, kalanı sizindir.',
      },
      ru: {
        title: 'Бонус 50.00',
        text: 'Ждёт в ваших бонусах. Поставьте его пять раз в слотах за 14 дней, и остаток ваш.',
      },
      ar: {
        title: 'مكافأة لعب بقيمة 50.00',
        text: 'تنتظرك ضمن مكافآت اللعب. راهن بها خمس مرات في السلوت خلال 14 يومًا وما يتبقى لك.',
      },
    },
  },
]
