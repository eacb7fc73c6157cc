import type { Tx } from '@ante/kit/context'
import { putOffer, putPromoCode } from '../src/campaigns/index.ts'

/** What the demo house gives: an offer that is taken with its code, and one of three deposits; all of their terms stand on their pages. */
const code = 'FIRSTLIGHT'
const texts = {
  en: {
    title: 'Your welcome bonus',
    text: `Enter the code ${code} under your bonuses and activate the bonus. Your stakes count towards it from then on.`,
  },
  de: {
    title: 'Dein Willkommensbonus',
    text: `Gib bei deinen Boni den Code ${code} ein und aktiviere den Bonus. Ab dann zählen deine Einsätze dafür.`,
  },
  es: {
    title: 'Tu bono de bienvenida',
    text: `Introduce el código ${code} en tus bonos y activa el bono. Desde entonces tus apuestas cuentan para él.`,
  },
  pt: {
    title: 'Seu bônus de boas-vindas',
    text: `Digite o código ${code} nos seus bônus e ative o bônus. A partir daí suas apostas contam para ele.`,
  },
  fr: {
    title: 'Votre bonus de bienvenue',
    text: `Saisissez le code ${code} dans vos bonus et activez le bonus. Vos mises comptent alors pour ce bonus.`,
  },
  tr: {
    title: 'Hoş geldin bonusunuz',
    text: `Bonuslarınızda ${code} kodunu girin ve bonusu etkinleştirin. Bundan sonraki bahisleriniz çevrim şartına sayılır.`,
  },
  ru: {
    title: 'Ваш приветственный бонус',
    text: `Введите код ${code} в своих бонусах и активируйте бонус. После этого ваши ставки засчитываются в отыгрыш.`,
  },
  ar: {
    title: 'مكافأتك الترحيبية',
    text: `أدخل الرمز ${code} ضمن مكافآت اللعب وفعّل المكافأة. تُحتسب رهاناتك لها بعد ذلك.`,
  },
}
const bonus = {
  type: 'bonus',
  amounts_minor: { USD: 1000, EUR: 1000 },
  wager_times: 5,
  days: 14,
  take_within_days: 30,
  weights: { slot: 100, fast: 50, high_low: 50, logical: 50, casino: 25, live: 25 },
}

const stepTexts = {
  en: {
    title: 'Your first three deposits',
    text: 'Choose this offer with a deposit. The first two bring a bonus, the third brings free spins.',
  },
  de: {
    title: 'Deine ersten drei Einzahlungen',
    text: 'Wähle dieses Angebot bei einer Einzahlung. Die ersten zwei bringen einen Bonus, die dritte Freispiele.',
  },
  es: {
    title: 'Tus tres primeros depósitos',
    text: 'Elige esta oferta al depositar. Los dos primeros traen un bono y el tercero, tiradas gratis.',
  },
  pt: {
    title: 'Seus três primeiros depósitos',
    text: 'Escolha esta oferta ao depositar. Os dois primeiros trazem um bônus e o terceiro, rodadas grátis.',
  },
  fr: {
    title: 'Vos trois premiers dépôts',
    text: 'Choisissez cette offre au moment du dépôt. Les deux premiers apportent un bonus, le troisième des tours gratuits.',
  },
  tr: {
    title: 'İlk üç para yatırmanız',
    text: 'Para yatırırken bu teklifi seçin. İlk ikisi bonus, üçüncüsü ücretsiz dönüş getirir.',
  },
  ru: {
    title: 'Ваши первые три пополнения',
    text: 'Выберите это предложение при пополнении. Первые два приносят бонус, третье — бесплатные вращения.',
  },
  ar: {
    title: 'إيداعاتك الثلاثة الأولى',
    text: 'اختر هذا العرض عند الإيداع. يمنحك أول إيداعين مكافأة، والثالث دورات مجانية.',
  },
}
const { weights } = bonus
const steps = [
  {
    type: 'match',
    wager_times: 5,
    days: 14,
    weights,
    stakes_most_minor: { USD: 1000, EUR: 1000 },
    steps: [
      { percent: 50, most_minor: { USD: 5000, EUR: 5000 }, least_minor: { USD: 1000, EUR: 1000 } },
      { percent: 25, most_minor: { USD: 5000, EUR: 5000 }, least_minor: { USD: 1000, EUR: 1000 } },
    ],
  },
  {
    type: 'free_spins',
    step: 3,
    game: 'midnight-orchard',
    count: 25,
    stakes_minor: { USD: 20, EUR: 20 },
    days: 7,
    bonus: { wager_times: 2, days: 14, weights },
  },
]

export async function seedOffers(tx: Tx): Promise<void> {
  const images = { tile: '/art/promotions/top-up.svg' }
  const offer = await putOffer(tx, {
    sysname: 'welcome',
    texts,
    images,
    trigger: { action: 'promo_code' },
    promotions: [bonus],
    budgetMinor: { USD: 1000, EUR: 1000 },
  })
  await putPromoCode(tx, { code, offer })
  await putOffer(tx, {
    sysname: 'three-deposits',
    texts: stepTexts,
    images: { tile: '/art/promotions/welcome.svg' },
    // Nobody is asked to have paid in before, nor kept out who has: the first step comes with the next deposit.
    trigger: { action: 'deposit' },
    promotions: steps,
    budgetMinor: { USD: 10_500, EUR: 10_500 },
  })
}
