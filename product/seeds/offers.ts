import type { Tx } from '@ante/kit/context'
import { putOffer, putPromoCode } from '../src/campaigns/index.ts'

/** What the demo house gives: one offer, taken with its code; all of its terms stand on its page. */
const code = 'FIRSTLIGHT'
const texts = {
  en: {
    title: 'Your welcome bonus',
    text: `Enter the code ${code} under your bonuses and activate the bonus. What you stake from then on counts towards it.`,
  },
  de: {
    title: 'Dein Willkommensbonus',
    text: `Gib bei deinen Boni den Code ${code} ein und aktiviere den Bonus. Was du von da an einsetzt, zählt dafür.`,
  },
  es: {
    title: 'Tu bono de bienvenida',
    text: `Introduce el código ${code} en tus bonos y activa el bono. Lo que apuestes desde entonces cuenta para él.`,
  },
  pt: {
    title: 'Seu bônus de boas-vindas',
    text: `Digite o código ${code} nos seus bônus e ative o bônus. O que você apostar a partir daí conta para ele.`,
  },
  fr: {
    title: 'Votre bonus de bienvenue',
    text: `Saisissez le code ${code} dans vos bonus et activez le bonus. Ce que vous misez à partir de là compte pour lui.`,
  },
  tr: {
    title: 'Hoş geldin bonusunuz',
    text: `Bonuslarınızda ${code} kodunu girin ve bonusu etkinleştirin. Bundan sonraki bahisleriniz çevrim şartına sayılır.`,
  },
  ru: {
    title: 'Ваш приветственный бонус',
    text: `Введите код ${code} в своих бонусах и активируйте бонус. Всё, что вы поставите после этого, идёт в зачёт.`,
  },
  ar: {
    title: 'مكافأتك الترحيبية',
    text: `أدخل الرمز ${code} ضمن مكافآت اللعب وفعّل المكافأة. كل ما تراهن به بعد ذلك يُحتسب لها.`,
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
  const offer = await putOffer(tx, { texts, images, trigger: { action: 'promo_code' }, promotions: [bonus] })
  await putPromoCode(tx, { code, offer })
}
