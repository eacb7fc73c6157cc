import type { DemoQuest } from './quest.ts'

const least = { USD: 100, EUR: 100 }

/** Each week anew. */
export const weeklyQuests: readonly DemoQuest[] = [
  {
    sysname: 'week-rounds-200',
    repeats: 'weekly',
    goal: { type: 'rounds', count: 200, least, games: [] },
    points: 100n,
    texts: {
      en: { title: '200 rounds', text: 'Play 200 rounds with a stake of 1.00 or more.' },
      de: { title: '200 Runden', text: 'Spiel 200 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '200 rondas', text: 'Juega 200 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '200 manches', text: 'Jouez 200 manches avec une mise d’au moins 1.00.' },
      pt: { title: '200 rodadas', text: 'Jogue 200 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '200 tur', text: '1.00 veya üzeri bahisle 200 tur oynayın.' },
      ru: { title: '200 раундов', text: 'Раундов со ставкой от 1.00: 200.' },
      ar: { title: '200 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 200.' },
    },
  },
  {
    sysname: 'week-rounds-500',
    repeats: 'weekly',
    goal: { type: 'rounds', count: 500, least, games: [] },
    points: 120n,
    budgetCents: 100,
    gift: { type: 'free_spins', game: 'midnight-orchard', count: 5, stakes_minor: { USD: 20, EUR: 20 }, days: 7 },
    texts: {
      en: { title: '500 rounds', text: 'Play 500 rounds with a stake of 1.00 or more.' },
      de: { title: '500 Runden', text: 'Spiel 500 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '500 rondas', text: 'Juega 500 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '500 manches', text: 'Jouez 500 manches avec une mise d’au moins 1.00.' },
      pt: { title: '500 rodadas', text: 'Jogue 500 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '500 tur', text: '1.00 veya üzeri bahisle 500 tur oynayın.' },
      ru: { title: '500 раундов', text: 'Раундов со ставкой от 1.00: 500.' },
      ar: { title: '500 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 500.' },
    },
  },
  {
    sysname: 'week-wins-3',
    repeats: 'weekly',
    goal: { type: 'wins', count: 20, least, games: [], times_percent: 300 },
    points: 100n,
    budgetCents: 1,
    texts: {
      en: {
        title: '20 wins of 3×',
        text: 'Rounds that pay at least 3 times their stake: 20, each with a stake of 1.00 or more.',
      },
      de: {
        title: '20 Gewinne ab 3×',
        text: 'Runden, die mindestens das 3-Fache des Einsatzes auszahlen: 20, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '20 ganancias de 3×',
        text: 'Rondas que pagan al menos 3 veces su apuesta: 20, cada una con 1.00 o más.',
      },
      fr: {
        title: '20 gains de 3×',
        text: 'Manches qui paient au moins 3 fois leur mise : 20, chacune avec au moins 1.00.',
      },
      pt: {
        title: '20 ganhos de 3×',
        text: 'Rodadas que pagam pelo menos 3 vezes a aposta: 20, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '3× 20 kazanç',
        text: 'Bahsinin en az 3 katını ödeyen tur sayısı: 20, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '20 выигрышей от 3×', text: 'Раундов с выплатой не меньше 3 ставок: 20, со ставкой от 1.00.' },
      ar: {
        title: '20 مرة فوز بمقدار ⁦3×⁩',
        text: 'جولات تدفع 3 أضعاف رهانها على الأقل: 20، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'week-wins-10',
    repeats: 'weekly',
    goal: { type: 'wins', count: 10, least, games: [], times_percent: 1000 },
    points: 150n,
    texts: {
      en: {
        title: '10 wins of 10×',
        text: 'Rounds that pay at least 10 times their stake: 10, each with a stake of 1.00 or more.',
      },
      de: {
        title: '10 Gewinne ab 10×',
        text: 'Runden, die mindestens das 10-Fache des Einsatzes auszahlen: 10, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '10 ganancias de 10×',
        text: 'Rondas que pagan al menos 10 veces su apuesta: 10, cada una con 1.00 o más.',
      },
      fr: {
        title: '10 gains de 10×',
        text: 'Manches qui paient au moins 10 fois leur mise : 10, chacune avec au moins 1.00.',
      },
      pt: {
        title: '10 ganhos de 10×',
        text: 'Rodadas que pagam pelo menos 10 vezes a aposta: 10, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '10× 10 kazanç',
        text: 'Bahsinin en az 10 katını ödeyen tur sayısı: 10, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '10 выигрышей от 10×', text: 'Раундов с выплатой не меньше 10 ставок: 10, со ставкой от 1.00.' },
      ar: {
        title: '10 مرات فوز بمقدار ⁦10×⁩',
        text: 'جولات تدفع 10 أضعاف رهانها على الأقل: 10، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'week-games',
    repeats: 'weekly',
    goal: { type: 'games', count: 8, least },
    points: 90n,
    budgetCents: 17,
    texts: {
      en: { title: '8 different games', text: 'Play a round in 8 different games with a stake of 1.00 or more.' },
      de: {
        title: '8 verschiedene Spiele',
        text: 'Spiel eine Runde in 8 verschiedenen Spielen mit einem Einsatz ab 1.00.',
      },
      es: { title: '8 juegos distintos', text: 'Juega una ronda en 8 juegos distintos con 1.00 o más.' },
      fr: { title: '8 jeux différents', text: 'Jouez une manche dans 8 jeux différents avec au moins 1.00.' },
      pt: { title: '8 jogos diferentes', text: 'Jogue uma rodada em 8 jogos diferentes com 1.00 ou mais.' },
      tr: { title: '8 farklı oyun', text: '8 farklı oyunda 1.00 veya üzeri bahisle birer tur oynayın.' },
      ru: { title: '8 разных игр', text: 'Сыграйте раунд в разных играх со ставкой от 1.00. Всего игр: 8.' },
      ar: { title: '8 ألعاب مختلفة', text: 'العب جولة برهان 1.00 أو أكثر في ألعاب مختلفة عددها 8.' },
    },
  },
  {
    sysname: 'week-bets-5',
    repeats: 'weekly',
    goal: { type: 'bets', count: 5, least, leagues: [] },
    points: 60n,
    budgetCents: 13,
    texts: {
      en: { title: '5 bets', text: 'Settled sports bets: 5, each with a stake of 1.00 or more.' },
      de: { title: '5 Wetten', text: 'Abgerechnete Sportwetten: 5, jeweils mit einem Einsatz ab 1.00.' },
      es: { title: '5 apuestas', text: 'Apuestas deportivas liquidadas: 5, cada una de 1.00 o más.' },
      fr: { title: '5 paris', text: 'Paris sportifs réglés : 5, chacun d’au moins 1.00.' },
      pt: { title: '5 apostas', text: 'Apostas esportivas liquidadas: 5, cada uma de 1.00 ou mais.' },
      tr: { title: '5 bahis', text: 'Sonuçlanan spor bahisleri: 5, her biri 1.00 veya üzeri.' },
      ru: { title: '5 ставок', text: 'Рассчитанных ставок на спорт: 5, каждая от 1.00.' },
      ar: { title: '5 رهانات رياضية', text: 'رهانات رياضية تمت تسويتها: 5، كل منها 1.00 أو أكثر.' },
    },
  },
  {
    sysname: 'week-bets-10',
    repeats: 'weekly',
    goal: { type: 'bets', count: 10, least, leagues: [] },
    points: 120n,
    budgetCents: 25,
    texts: {
      en: { title: '10 bets', text: 'Settled sports bets: 10, each with a stake of 1.00 or more.' },
      de: { title: '10 Wetten', text: 'Abgerechnete Sportwetten: 10, jeweils mit einem Einsatz ab 1.00.' },
      es: { title: '10 apuestas', text: 'Apuestas deportivas liquidadas: 10, cada una de 1.00 o más.' },
      fr: { title: '10 paris', text: 'Paris sportifs réglés : 10, chacun d’au moins 1.00.' },
      pt: { title: '10 apostas', text: 'Apostas esportivas liquidadas: 10, cada uma de 1.00 ou mais.' },
      tr: { title: '10 bahis', text: 'Sonuçlanan spor bahisleri: 10, her biri 1.00 veya üzeri.' },
      ru: { title: '10 ставок', text: 'Рассчитанных ставок на спорт: 10, каждая от 1.00.' },
      ar: { title: '10 رهانات رياضية', text: 'رهانات رياضية تمت تسويتها: 10، كل منها 1.00 أو أكثر.' },
    },
  },
  {
    sysname: 'week-days',
    repeats: 'weekly',
    goal: { type: 'days', count: 4, least },
    points: 60n,
    budgetCents: 13,
    texts: {
      en: { title: '4 days in a row', text: 'Play at least one round or bet of 1.00 or more on 4 days in a row.' },
      de: { title: '4 Tage in Folge', text: 'Spiel an 4 Tagen in Folge mindestens eine Runde oder Wette ab 1.00.' },
      es: {
        title: '4 días seguidos',
        text: 'Juega al menos una ronda o apuesta de 1.00 o más durante 4 días seguidos.',
      },
      fr: { title: '4 jours de suite', text: 'Jouez au moins une manche ou un pari de 1.00 ou plus 4 jours de suite.' },
      pt: {
        title: '4 dias seguidos',
        text: 'Jogue pelo menos uma rodada ou aposta de 1.00 ou mais em 4 dias seguidos.',
      },
      tr: { title: 'Art arda 4 gün', text: 'Art arda 4 gün 1.00 veya üzeri en az bir tur oynayın ya da bahis yapın.' },
      ru: { title: '4 дня подряд', text: 'Каждый день подряд хотя бы один раунд или ставка от 1.00. Дней: 4.' },
      ar: {
        title: '4 أيام متتالية',
        text: 'العب جولة أو رهانًا واحدًا على الأقل بقيمة 1.00 أو أكثر كل يوم على التوالي. عدد الأيام: 4.',
      },
    },
  },
]
