import type { Tx } from '@ante/kit/context'
import { putOffer, putPromoCode } from '../src/campaigns/index.ts'

/** Offers for who plays already: a bonus from what was lost, and a bet that the operator pays. */
const lossBack = {
  en: {
    title: 'A tenth back as a bonus',
    text: 'If you’ve lost in the last seven days, you can claim a tenth of it as a bonus, once.',
  },
  de: {
    title: 'Ein Zehntel zurück als Bonus',
    text: 'Wenn du in den letzten sieben Tagen verloren hast, kannst du ein Zehntel davon einmal als Bonus bekommen.',
  },
  es: {
    title: 'Una décima parte de vuelta',
    text: 'Si has perdido en los últimos siete días, puedes recibir una vez la décima parte como bono.',
  },
  fr: {
    title: 'Un dixième rendu en bonus',
    text: 'Si vous avez perdu ces sept derniers jours, vous pouvez en recevoir une fois le dixième en bonus.',
  },
  pt: {
    title: 'Um décimo de volta em bônus',
    text: 'Se você perdeu nos últimos sete dias, pode receber um décimo como bônus, uma vez.',
  },
  tr: {
    title: 'Onda biri bonus olarak geri',
    text: 'Son yedi günde kaybettiyseniz, bunun onda birini bir kez bonus olarak alabilirsiniz.',
  },
  ru: {
    title: 'Десятая часть назад бонусом',
    text: 'Если за последние семь дней вы проиграли, десятую часть можно один раз получить бонусом.',
  },
  ar: {
    title: 'العُشر مكافأةً',
    text: 'إذا خسرت خلال الأيام السبعة الأخيرة يمكنك أن تحصل على عُشر ذلك مكافأةً، مرة واحدة.',
  },
}
const code = 'FIRSTBET'
const freeBet = {
  en: {
    title: 'A free bet on us',
    text: `Enter the code ${code} under your bonuses: the free bet waits in your bet slip.`,
  },
  de: {
    title: 'Eine Gratiswette von uns',
    text: `Gib bei deinen Boni den Code ${code} ein: Die Gratiswette wartet auf deinem Wettschein.`,
  },
  es: {
    title: 'Una apuesta gratis',
    text: `Introduce el código ${code} en tus bonos: la apuesta gratis te espera en el cupón.`,
  },
  fr: {
    title: 'Un pari gratuit de notre part',
    text: `Saisissez le code ${code} dans vos bonus\u00a0: le pari gratuit vous attend dans votre coupon.`,
  },
  pt: {
    title: 'Uma aposta grátis nossa',
    text: `Digite o código ${code} nos seus bônus: a aposta grátis espera no seu cupom.`,
  },
  tr: {
    title: 'Bizden ücretsiz bahis',
    text: `Bonuslarınızda ${code} kodunu girin: Ücretsiz bahis kuponunuzda bekler.`,
  },
  ru: {
    title: 'Бесплатная ставка от нас',
    text: `Введите код ${code} в своих бонусах: бесплатная ставка появится в купоне.`,
  },
  ar: {
    title: 'رهان مجاني منا',
    text: `أدخل الرمز ${code} ضمن مكافآتك: ينتظرك الرهان المجاني في قسيمة الرهان.`,
  },
}

export async function seedPlayOffers(tx: Tx): Promise<void> {
  await putOffer(tx, {
    sysname: 'tenth-back',
    texts: lossBack,
    images: { tile: '/art/promotions/cashback.svg' },
    trigger: { action: 'take' },
    promotions: [
      {
        type: 'loss_back',
        of: 'casino',
        percent: 10,
        over_days: 7,
        least_minor: { USD: 2_000, EUR: 2_000 },
        most_minor: { USD: 5_000, EUR: 5_000 },
        wager_times: 3,
        days: 14,
        take_within_days: 14,
        weights: { slot: 100, fast: 50, high_low: 50, logical: 50, casino: 25, live: 25 },
      },
    ],
    budgetMinor: { USD: 5_000, EUR: 5_000 },
  })
  const offer = await putOffer(tx, {
    sysname: 'first-bet',
    texts: freeBet,
    images: { tile: '/art/promotions/top-up.svg' },
    trigger: { action: 'promo_code' },
    promotions: [
      { type: 'free_bet', amounts_minor: { USD: 500, EUR: 500 }, days: 14, returns_stake: false, odds_least: 1.5 },
    ],
    budgetMinor: { USD: 500, EUR: 500 },
  })
  await putPromoCode(tx, { code, offer })
}
