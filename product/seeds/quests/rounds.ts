import type { DemoQuest } from './quest.ts'

const least = { USD: 100, EUR: 100 }

/** Two chains: rounds, and wins. */
export const chainsOfRounds: readonly DemoQuest[] = [
  {
    sysname: 'rounds-100',
    repeats: 'once',
    goal: { type: 'rounds', count: 100, least, games: [] },
    points: 50n,
    texts: {
      en: { title: '100 rounds', text: 'Play 100 rounds with a stake of 1.00 or more.' },
      de: { title: '100 Runden', text: 'Spiel 100 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '100 rondas', text: 'Juega 100 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '100 manches', text: 'Jouez 100 manches avec une mise d’au moins 1.00.' },
      pt: { title: '100 rodadas', text: 'Jogue 100 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '100 tur', text: '1.00 veya üzeri bahisle 100 tur oynayın.' },
      ru: { title: '100 раундов', text: 'Раундов со ставкой от 1.00: 100.' },
      ar: { title: '100 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 100.' },
    },
  },
  {
    sysname: 'rounds-500',
    repeats: 'once',
    goal: { type: 'rounds', count: 500, least, games: [] },
    points: 150n,
    after: 'rounds-100',
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
    sysname: 'rounds-2000',
    repeats: 'once',
    goal: { type: 'rounds', count: 2000, least, games: [] },
    points: 400n,
    after: 'rounds-500',
    texts: {
      en: { title: '2000 rounds', text: 'Play 2000 rounds with a stake of 1.00 or more.' },
      de: { title: '2000 Runden', text: 'Spiel 2000 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '2000 rondas', text: 'Juega 2000 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '2000 manches', text: 'Jouez 2000 manches avec une mise d’au moins 1.00.' },
      pt: { title: '2000 rodadas', text: 'Jogue 2000 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '2000 tur', text: '1.00 veya üzeri bahisle 2000 tur oynayın.' },
      ru: { title: '2000 раундов', text: 'Раундов со ставкой от 1.00: 2000.' },
      ar: { title: '2000 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 2000.' },
    },
  },
  {
    sysname: 'rounds-5000',
    repeats: 'once',
    goal: { type: 'rounds', count: 5000, least, games: [] },
    points: 800n,
    after: 'rounds-2000',
    texts: {
      en: { title: '5000 rounds', text: 'Play 5000 rounds with a stake of 1.00 or more.' },
      de: { title: '5000 Runden', text: 'Spiel 5000 Runden mit einem Einsatz ab 1.00.' },
      es: { title: '5000 rondas', text: 'Juega 5000 rondas con una apuesta de 1.00 o más.' },
      fr: { title: '5000 manches', text: 'Jouez 5000 manches avec une mise d’au moins 1.00.' },
      pt: { title: '5000 rodadas', text: 'Jogue 5000 rodadas com aposta de 1.00 ou mais.' },
      tr: { title: '5000 tur', text: '1.00 veya üzeri bahisle 5000 tur oynayın.' },
      ru: { title: '5000 раундов', text: 'Раундов со ставкой от 1.00: 5000.' },
      ar: { title: '5000 جولة', text: 'عدد الجولات برهان 1.00 أو أكثر: 5000.' },
    },
  },
  {
    sysname: 'wins-5',
    repeats: 'once',
    goal: { type: 'wins', count: 10, least, games: [], times_percent: 500 },
    points: 60n,
    texts: {
      en: {
        title: '10 wins of 5×',
        text: 'Rounds that pay at least 5 times their stake: 10, each with a stake of 1.00 or more.',
      },
      de: {
        title: '10 Gewinne ab 5×',
        text: 'Runden, die mindestens das 5-Fache des Einsatzes auszahlen: 10, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '10 ganancias de 5×',
        text: 'Rondas que pagan al menos 5 veces su apuesta: 10, cada una con 1.00 o más.',
      },
      fr: {
        title: '10 gains de 5×',
        text: 'Manches qui paient au moins 5 fois leur mise : 10, chacune avec au moins 1.00.',
      },
      pt: {
        title: '10 ganhos de 5×',
        text: 'Rodadas que pagam pelo menos 5 vezes a aposta: 10, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '5× 10 kazanç',
        text: 'Bahsinin en az 5 katını ödeyen tur sayısı: 10, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '10 выигрышей от 5×', text: 'Раундов с выплатой не меньше 5 ставок: 10, со ставкой от 1.00.' },
      ar: {
        title: '10 مرات فوز بمقدار ⁦5×⁩',
        text: 'جولات تدفع 5 أضعاف رهانها على الأقل: 10، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'wins-10',
    repeats: 'once',
    goal: { type: 'wins', count: 25, least, games: [], times_percent: 1000 },
    points: 200n,
    after: 'wins-5',
    texts: {
      en: {
        title: '25 wins of 10×',
        text: 'Rounds that pay at least 10 times their stake: 25, each with a stake of 1.00 or more.',
      },
      de: {
        title: '25 Gewinne ab 10×',
        text: 'Runden, die mindestens das 10-Fache des Einsatzes auszahlen: 25, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '25 ganancias de 10×',
        text: 'Rondas que pagan al menos 10 veces su apuesta: 25, cada una con 1.00 o más.',
      },
      fr: {
        title: '25 gains de 10×',
        text: 'Manches qui paient au moins 10 fois leur mise : 25, chacune avec au moins 1.00.',
      },
      pt: {
        title: '25 ganhos de 10×',
        text: 'Rodadas que pagam pelo menos 10 vezes a aposta: 25, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '10× 25 kazanç',
        text: 'Bahsinin en az 10 katını ödeyen tur sayısı: 25, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '25 выигрышей от 10×', text: 'Раундов с выплатой не меньше 10 ставок: 25, со ставкой от 1.00.' },
      ar: {
        title: '25 مرة فوز بمقدار ⁦10×⁩',
        text: 'جولات تدفع 10 أضعاف رهانها على الأقل: 25، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'wins-50',
    repeats: 'once',
    goal: { type: 'wins', count: 10, least, games: [], times_percent: 5000 },
    points: 400n,
    after: 'wins-10',
    texts: {
      en: {
        title: '10 wins of 50×',
        text: 'Rounds that pay at least 50 times their stake: 10, each with a stake of 1.00 or more.',
      },
      de: {
        title: '10 Gewinne ab 50×',
        text: 'Runden, die mindestens das 50-Fache des Einsatzes auszahlen: 10, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '10 ganancias de 50×',
        text: 'Rondas que pagan al menos 50 veces su apuesta: 10, cada una con 1.00 o más.',
      },
      fr: {
        title: '10 gains de 50×',
        text: 'Manches qui paient au moins 50 fois leur mise : 10, chacune avec au moins 1.00.',
      },
      pt: {
        title: '10 ganhos de 50×',
        text: 'Rodadas que pagam pelo menos 50 vezes a aposta: 10, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '50× 10 kazanç',
        text: 'Bahsinin en az 50 katını ödeyen tur sayısı: 10, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '10 выигрышей от 50×', text: 'Раундов с выплатой не меньше 50 ставок: 10, со ставкой от 1.00.' },
      ar: {
        title: '10 مرات فوز بمقدار ⁦50×⁩',
        text: 'جولات تدفع 50 أضعاف رهانها على الأقل: 10، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
  {
    sysname: 'wins-100',
    repeats: 'once',
    goal: { type: 'wins', count: 5, least, games: [], times_percent: 10000 },
    points: 600n,
    after: 'wins-50',
    texts: {
      en: {
        title: '5 wins of 100×',
        text: 'Rounds that pay at least 100 times their stake: 5, each with a stake of 1.00 or more.',
      },
      de: {
        title: '5 Gewinne ab 100×',
        text: 'Runden, die mindestens das 100-Fache des Einsatzes auszahlen: 5, jeweils mit einem Einsatz ab 1.00.',
      },
      es: {
        title: '5 ganancias de 100×',
        text: 'Rondas que pagan al menos 100 veces su apuesta: 5, cada una con 1.00 o más.',
      },
      fr: {
        title: '5 gains de 100×',
        text: 'Manches qui paient au moins 100 fois leur mise : 5, chacune avec au moins 1.00.',
      },
      pt: {
        title: '5 ganhos de 100×',
        text: 'Rodadas que pagam pelo menos 100 vezes a aposta: 5, cada uma com 1.00 ou mais.',
      },
      tr: {
        title: '100× 5 kazanç',
        text: 'Bahsinin en az 100 katını ödeyen tur sayısı: 5, her birinde 1.00 veya üzeri bahisle.',
      },
      ru: { title: '5 выигрышей от 100×', text: 'Раундов с выплатой не меньше 100 ставок: 5, со ставкой от 1.00.' },
      ar: {
        title: '5 مرات فوز بمقدار ⁦100×⁩',
        text: 'جولات تدفع 100 أضعاف رهانها على الأقل: 5، برهان 1.00 أو أكثر في كل منها.',
      },
    },
  },
]
