import type { Tx } from '@ante/kit/context'
import { putOffer } from '../src/campaigns/index.ts'
import { startNewCampaign } from '../src/marketing/index.ts'

/** Two campaigns that run: for a birthday, and for who was away for two weeks. Each has a holdout of a tenth, and asks for nothing before it gives. */
const back = {
  en: {
    title: 'Good to see you again',
    text: 'You have not been here for two weeks, so we kept a small bonus for you. Read its terms before you activate it.',
  },
  de: {
    title: 'Schön, dich wiederzusehen',
    text: 'Du warst zwei Wochen nicht hier. Deshalb haben wir dir einen kleinen Bonus aufgehoben. Lies die Bedingungen, bevor du ihn aktivierst.',
  },
  es: {
    title: 'Qué bien verte de nuevo',
    text: 'No has venido en dos semanas y te hemos guardado un pequeño bono. Lee sus condiciones antes de activarlo.',
  },
  fr: {
    title: 'Heureux de vous revoir',
    text: 'Vous n’êtes pas venu depuis deux semaines\u00a0: nous vous avons gardé un petit bonus. Lisez ses conditions avant de l’activer.',
  },
  pt: {
    title: 'Bom ver você de novo',
    text: 'Você não vem aqui há duas semanas, e guardamos um pequeno bônus para você. Leia as condições antes de ativá-lo.',
  },
  tr: {
    title: 'Sizi yeniden görmek güzel',
    text: 'İki haftadır burada değildiniz; sizin için küçük bir bonus ayırdık. Etkinleştirmeden önce koşullarını okuyun.',
  },
  ru: {
    title: 'Рады видеть вас снова',
    text: 'Вас не было две недели, и мы сохранили для вас небольшой бонус. Прочитайте условия, прежде чем активировать его.',
  },
  ar: {
    title: 'سعداء برؤيتك مجددًا',
    text: 'لم تزرنا منذ أسبوعين، فاحتفظنا لك بمكافأة صغيرة. اقرأ شروطها قبل تفعيلها.',
  },
}
const birthday = {
  en: {
    title: 'Happy birthday',
    text: 'Today is your birthday, and this bonus is for you. Read its terms before you activate it.',
  },
  de: {
    title: 'Alles Gute zum Geburtstag',
    text: 'Heute ist dein Geburtstag, und dieser Bonus ist für dich. Lies die Bedingungen, bevor du ihn aktivierst.',
  },
  es: {
    title: 'Feliz cumpleaños',
    text: 'Hoy es tu cumpleaños y este bono es para ti. Lee sus condiciones antes de activarlo.',
  },
  fr: {
    title: 'Joyeux anniversaire',
    text: 'C’est votre anniversaire aujourd’hui, et ce bonus est pour vous. Lisez ses conditions avant de l’activer.',
  },
  pt: {
    title: 'Feliz aniversário',
    text: 'Hoje é seu aniversário, e este bônus é para você. Leia as condições antes de ativá-lo.',
  },
  tr: {
    title: 'Doğum gününüz kutlu olsun',
    text: 'Bugün doğum gününüz ve bu bonus sizin için. Etkinleştirmeden önce koşullarını okuyun.',
  },
  ru: {
    title: 'С днём рождения',
    text: 'Сегодня ваш день рождения, и этот бонус для вас. Прочитайте условия, прежде чем активировать его.',
  },
  ar: { title: 'عيد ميلاد سعيد', text: 'اليوم عيد ميلادك، وهذه المكافأة لك. اقرأ شروطها قبل تفعيلها.' },
}
const bonus = (minor: number) => ({
  type: 'bonus',
  amounts_minor: { USD: minor, EUR: minor },
  wager_times: 5,
  days: 14,
  take_within_days: 30,
  weights: { slot: 100, fast: 50, high_low: 50, logical: 50, casino: 25, live: 25 },
})
const budget = { USD: 100_000, EUR: 100_000 }

export async function seedCampaigns(tx: Tx): Promise<void> {
  for (const { sysname, texts, minor } of [
    { sysname: 'welcome-back', texts: back, minor: 500 },
    { sysname: 'birthday', texts: birthday, minor: 1_000 },
  ])
    await putOffer(tx, {
      sysname,
      texts,
      images: { tile: '/art/promotions/top-up.svg' },
      trigger: { action: 'campaign' },
      promotions: [bonus(minor)],
      budgetMinor: { USD: minor, EUR: minor },
      mostMinor: budget,
    })
  await startNewCampaign(tx, {
    sysname: 'welcome-back',
    title: 'Welcome back after 14 days',
    terms: {
      trigger: { on: 'inactivity', days: 14 },
      segment: {
        any: [
          {
            all: [
              { fact: 'deposits', at_least: 1 },
              { fact: 'last_seen_days', at_most: 90 },
            ],
          },
        ],
      },
      arms: [
        { name: 'bonus', share: 45, offer: 'welcome-back', message: { texts: back } },
        { name: 'quiet', share: 45, offer: 'welcome-back' },
      ],
      holdout: 10,
      budget_minor: budget,
    },
  })
  await startNewCampaign(tx, {
    sysname: 'birthday',
    title: 'Birthday bonus',
    terms: {
      trigger: { on: 'birthday' },
      segment: {
        any: [
          {
            all: [
              { fact: 'deposits', at_least: 1 },
              { fact: 'registered_days', at_least: 30 },
            ],
          },
        ],
      },
      arms: [{ name: 'bonus', share: 90, offer: 'birthday', message: { texts: birthday } }],
      holdout: 10,
      budget_minor: budget,
    },
  })
}
