import type { DemoQuest } from './quest.ts'

const least = { USD: 100, EUR: 100 }

/** Each day anew. */
export const dailyQuests: readonly DemoQuest[] = [
  {
    sysname: 'day-rounds-10',
    repeats: 'daily',
    goal: { type: 'rounds', count: 10, least, games: [] },
    points: 10n,
    texts: {
      en: { title: '10 rounds', text: 'Play 10 rounds with a stake of 1.00 or more.' },
      de: { title: '10 Runden', text: 'Spiel 10 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '10 rondas', text: 'Juega 10 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '10 manches', text: 'Jouez 10 manches avec une mise d’au moins 1.00.' },
      pt: { title: '10 rodadas', text: 'Jogue 10 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '10 tur', text: '1.00 veya üzeri bahisle 10 tur oynayın.' },
      ru: { title: '10 раундов', text: 'Раундов со ставкой от 1.00: 10.' },
      ar: { title: '10 جولات', text: 'عدد الجولات برهان 1.00 أو أكثر: 10.' },
    },
  },
  {
    sysname: 'day-rounds-25',
    repeats: 'daily',
    goal: { type: 'rounds', count: 25, least, games: [] },
    points: 20n,
    texts: {
      en: { title: '25 rounds', text: 'Play 25 rounds with a stake of 1.00 or more.' },
      de: { title: '25 Runden', text: 'Spiel 25 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '25 rondas', text: 'Juega 25 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '25 manches', text: 'Jouez 25 manches avec une mise d’au moins 1.00.' },
      pt: { title: '25 rodadas', text: 'Jogue 25 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '25 tur', text: '1.00 veya üzeri bahisle 25 tur oynayın.' },
      ru: { title: '25 раундов', text: 'Раундов со ставкой от 1.00: 25.' },
      ar: { title: '25 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 25.' },
    },
  },
  {
    sysname: 'day-rounds-50',
    repeats: 'daily',
    goal: { type: 'rounds', count: 50, least, games: [] },
    points: 35n,
    texts: {
      en: { title: '50 rounds', text: 'Play 50 rounds with a stake of 1.00 or more.' },
      de: { title: '50 Runden', text: 'Spiel 50 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '50 rondas', text: 'Juega 50 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '50 manches', text: 'Jouez 50 manches avec une mise d’au moins 1.00.' },
      pt: { title: '50 rodadas', text: 'Jogue 50 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '50 tur', text: '1.00 veya üzeri bahisle 50 tur oynayın.' },
      ru: { title: '50 раундов', text: 'Раундов со ставкой от 1.00: 50.' },
      ar: { title: '50 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 50.' },
    },
  },
  {
    sysname: 'day-wins-2',
    repeats: 'daily',
    goal: { type: 'wins', count: 5, least, games: [], times_percent: 200 },
    points: 15n,
    texts: {
      en: {
        title: '5 wins of 2×',
        text: 'Rounds that pay at least 2 times their stake: 5, each with a stake of 1.00 or more.',
      },
      de: {
        title: '5 Gewinne ab 2×',
        text: 'Runden, die mindestens das 2-Fache des Einsatzes auszahlen: 5, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '5 ganancias de 2×',
        text: 'Rondas que pagan al menos 2 veces su apuesta: 5, cada una con 1.00 o más.',
      },
      fr: {
        title: '5 gains de 2×',
        text: 'Manches qui paient au moins 2 fois leur mise : 5, chacune avec au moins 1.00.',
      },
      pt: {
        title: '5 ganhos de 2×',
        text: 'Rodadas que pagam pelo menos 2 vezes a aposta: 5, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '2× 5 kazanç',
        text: 'Bahsinin en az 2 katını ödeyen tur sayısı: 5, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '5 выигрышей от 2×', text: 'Раундов с выплатой не меньше 2 ставок: 5, со ставкой от 1.00.' },
      ar: {
        title: '5 مرات فوز بمقدار ⁦2×⁩',
        text: 'جولات تدفع 2 أضعاف رهانها على الأقل: 5، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'day-wins-5',
    repeats: 'daily',
    goal: { type: 'wins', count: 3, least, games: [], times_percent: 500 },
    points: 20n,
    texts: {
      en: {
        title: '3 wins of 5×',
        text: 'Rounds that pay at least 5 times their stake: 3, each with a stake of 1.00 or more.',
      },
      de: {
        title: '3 Gewinne ab 5×',
        text: 'Runden, die mindestens das 5-Fache des Einsatzes auszahlen: 3, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '3 ganancias de 5×',
        text: 'Rondas que pagan al menos 5 veces su apuesta: 3, cada una con 1.00 o más.',
      },
      fr: {
        title: '3 gains de 5×',
        text: 'Manches qui paient au moins 5 fois leur mise : 3, chacune avec au moins 1.00.',
      },
      pt: {
        title: '3 ganhos de 5×',
        text: 'Rodadas que pagam pelo menos 5 vezes a aposta: 3, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '5× 3 kazanç',
        text: 'Bahsinin en az 5 katını ödeyen tur sayısı: 3, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '3 выигрыша от 5×', text: 'Раундов с выплатой не меньше 5 ставок: 3, со ставкой от 1.00.' },
      ar: {
        title: '3 مرات فوز بمقدار ⁦5×⁩',
        text: 'جولات تدفع 5 أضعاف رهانها على الأقل: 3، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'day-games-3',
    repeats: 'daily',
    goal: { type: 'games', count: 3, least },
    points: 15n,
    budgetCents: 5,
    texts: {
      en: { title: '3 different games', text: 'Play a round in 3 different games with a stake of 1.00 or more.' },
      de: {
        title: '3 verschiedene Spiele',
        text: 'Spiel eine Runde in 3 verschiedenen Spielen mit einem Einsatz ab 1.00.',
      },
      es: { title: '3 juegos distintos', text: 'Juega una ronda en 3 juegos distintos con 1.00 o más.' },
      fr: { title: '3 jeux différents', text: 'Jouez une manche dans 3 jeux différents avec au moins 1.00.' },
      pt: { title: '3 jogos diferentes', text: 'Jogue uma rodada em 3 jogos diferentes com 1.00 ou mais.' },
      tr: { title: '3 farklı oyun', text: '3 farklı oyunda 1.00 veya üzeri bahisle birer tur oynayın.' },
      ru: { title: '3 разные игры', text: 'Сыграйте раунд в разных играх со ставкой от 1.00. Всего игр: 3.' },
      ar: { title: '3 ألعاب مختلفة', text: 'العب جولة برهان 1.00 أو أكثر في ألعاب مختلفة عددها 3.' },
    },
  },
  {
    sysname: 'day-games-5',
    repeats: 'daily',
    goal: { type: 'games', count: 5, least },
    points: 25n,
    budgetCents: 7,
    texts: {
      en: { title: '5 different games', text: 'Play a round in 5 different games with a stake of 1.00 or more.' },
      de: {
        title: '5 verschiedene Spiele',
        text: 'Spiel eine Runde in 5 verschiedenen Spielen mit einem Einsatz ab 1.00.',
      },
      es: { title: '5 juegos distintos', text: 'Juega una ronda en 5 juegos distintos con 1.00 o más.' },
      fr: { title: '5 jeux différents', text: 'Jouez une manche dans 5 jeux différents avec au moins 1.00.' },
      pt: { title: '5 jogos diferentes', text: 'Jogue uma rodada em 5 jogos diferentes com 1.00 ou mais.' },
      tr: { title: '5 farklı oyun', text: '5 farklı oyunda 1.00 veya üzeri bahisle birer tur oynayın.' },
      ru: { title: '5 разных игр', text: 'Сыграйте раунд в разных играх со ставкой от 1.00. Всего игр: 5.' },
      ar: { title: '5 ألعاب مختلفة', text: 'العب جولة برهان 1.00 أو أكثر في ألعاب مختلفة عددها 5.' },
    },
  },
  {
    sysname: 'day-bet',
    repeats: 'daily',
    goal: { type: 'bets', count: 1, least, leagues: [] },
    points: 10n,
    budgetCents: 3,
    texts: {
      en: { title: 'One bet', text: 'Settled sports bets: 1, each with a stake of 1.00 or more.' },
      de: { title: 'Eine Wette', text: 'Abgerechnete Sportwetten: 1, jeweils mit einem Einsatz ab 1.00.' },
      es: { title: 'Una apuesta', text: 'Apuestas deportivas liquidadas: 1, cada una de 1.00 o más.' },
      fr: { title: 'Un pari', text: 'Paris sportifs réglés : 1, chacun d’au moins 1.00.' },
      pt: { title: 'Uma aposta', text: 'Apostas esportivas liquidadas: 1, cada uma de 1.00 ou mais.' },
      tr: { title: '1 bahis', text: 'Sonuçlanan spor bahisleri: 1, her biri 1.00 veya üzeri.' },
      ru: { title: '1 ставка', text: 'Рассчитанных ставок на спорт: 1, каждая от 1.00.' },
      ar: { title: 'رهان رياضي واحد', text: 'رهانات رياضية تمت تسويتها: 1، كل منها 1.00 أو أكثر.' },
    },
  },
]
