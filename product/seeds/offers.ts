import type { Tx } from '@ante/kit/context'
import { putOffer, putPromoCode } from '../src/campaigns/index.ts'

/** What the demo house gives: one offer, taken with its code; all of its terms stand on its page. */
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
}
