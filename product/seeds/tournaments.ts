import type { Tx } from '@ante/kit/context'
import { putTournament } from '../src/tournaments/index.ts'

const hour = 3_600_000
const night = {
  de: {
    title: 'Das Nachtrennen',
    text: 'Sieben Tage, neun Spiele, eine Rangliste. Jeder Einsatz mit Echtgeld bringt Punkte, ob er gewinnt oder nicht. Platz eins bekommt den größten Teil des Preistopfs.',
  },
  es: {
    title: 'La carrera nocturna',
    text: 'Siete días, nueve juegos, una clasificación. Cada apuesta con dinero real da puntos, gane o no. El primer puesto se lleva la mayor parte del fondo.',
  },
  fr: {
    title: 'La course de nuit',
    text: 'Sept jours, neuf jeux, un classement. Chaque mise en argent réel rapporte des points, gagnante ou non. La première place reçoit la plus grande part de la dotation.',
  },
  pt: {
    title: 'A corrida noturna',
    text: 'Sete dias, nove jogos, uma classificação. Cada aposta com dinheiro real dá pontos, ganhe ou não. O primeiro lugar leva a maior parte do fundo.',
  },
  tr: {
    title: 'Gece yarışı',
    text: 'Yedi gün, dokuz oyun, tek sıralama. Gerçek parayla yapılan her bahis, kazansın ya da kazanmasın, puan getirir. Birinci sıra havuzun en büyük payını alır.',
  },
  ru: {
    title: 'Ночная гонка',
    text: 'Семь дней, девять игр, одна таблица. Каждая ставка на деньги приносит очки, выиграла она или нет. Первое место получает большую часть фонда.',
  },
  en: {
    title: 'The Night Race',
    text: 'Seven days, nine games, one leaderboard. Every real-money stake earns points, whether it wins or not. First place gets the largest share of the prize fund.',
  },
  ar: {
    title: 'سباق الليل',
    text: 'سبعة أيام وتسع ألعاب ولوحة صدارة واحدة. كل رهان بالمال يكسب نقاطًا، ربح أم لم يربح. وينال المركز الأول أكبر حصة من الصندوق.',
  },
}
const harvest = {
  de: {
    title: 'Ernte bei Mondlicht',
    text: 'Zwei Spielautomaten, und nur deine beste Runde zählt: ihre Auszahlung geteilt durch ihren Einsatz. Ein kleiner Einsatz zählt so viel wie ein großer.',
  },
  es: {
    title: 'Cosecha a la luz de la luna',
    text: 'Dos tragaperras, y solo cuenta tu mejor ronda: lo que pagó dividido entre su apuesta. Una apuesta pequeña cuenta tanto como una grande.',
  },
  fr: {
    title: 'Récolte au clair de lune',
    text: 'Deux machines à sous, et seule votre meilleure manche compte : son paiement divisé par sa mise. Une petite mise compte autant qu’une grande.',
  },
  pt: {
    title: 'Colheita ao luar',
    text: 'Dois caça-níqueis, e só a sua melhor rodada conta: o que ela pagou dividido pela aposta. Uma aposta pequena conta tanto quanto uma grande.',
  },
  tr: {
    title: 'Ay ışığında hasat',
    text: 'İki slot ve yalnızca en iyi turunuz sayılır: Ödediği tutarın bahsine bölümü. Küçük bir bahis, büyük bir bahis kadar sayılır.',
  },
  ru: {
    title: 'Урожай при луне',
    text: 'Два слота, засчитывается только лучший раунд: выплата, делённая на ставку. Маленькая ставка считается наравне с большой.',
  },
  en: {
    title: 'Moonlight Harvest',
    text: 'Two slots, and only your best round counts: what it paid divided by its stake. A small stake counts as much as a large one.',
  },
  ar: {
    title: 'حصاد تحت ضوء القمر',
    text: 'لعبتا سلوتس، ولا تُحتسب إلا أفضل جولاتك: ما دفعته مقسومًا على رهانها. يُحتسب الرهان الصغير مثل الكبير.',
  },
}
const lamps = {
  de: { title: 'Die ersten Lampen', text: 'Ein Wochenendturnier an den Tischen, das erste der Reihe.' },
  es: { title: 'Las primeras lámparas', text: 'Un torneo de fin de semana en las mesas, el primero de la serie.' },
  fr: { title: 'Les premières lampes', text: 'Un tournoi d’un week-end aux tables, le premier de la série.' },
  pt: { title: 'As primeiras lâmpadas', text: 'Um torneio de fim de semana nas mesas, o primeiro da série.' },
  tr: { title: 'İlk lambalar', text: 'Masalarda bir hafta sonu turnuvası, serinin ilki.' },
  ru: { title: 'Первые огни', text: 'Турнир выходного дня за столами, первый в серии.' },
  en: { title: 'First Lamps', text: 'A weekend tournament at the tables, the first of the series.' },
  ar: { title: 'أولى المصابيح', text: 'بطولة نهاية أسبوع حول الطاولات، وهي الأولى في السلسلة.' },
}

const cup = {
  de: {
    title: 'Der Vier-Wachen-Cup',
    text: 'Vier Etappen zu zwölf Stunden. Jede hat ihre eigene Rangliste, und deren erste Plätze bringen Punkte. Den Startplatz gibt es im Shop.',
  },
  es: {
    title: 'La copa de las cuatro guardias',
    text: 'Cuatro etapas de doce horas. Cada una tiene su clasificación, y sus primeros puestos dan puntos. La entrada está en la tienda.',
  },
  fr: {
    title: 'La coupe des quatre veilles',
    text: 'Quatre étapes de douze heures. Chacune a son classement, dont les premières places rapportent des points. L’entrée s’obtient dans la boutique.',
  },
  pt: {
    title: 'A copa das quatro vigílias',
    text: 'Quatro etapas de doze horas. Cada uma tem sua classificação, e os primeiros lugares dão pontos. A entrada está na loja.',
  },
  tr: {
    title: 'Dört nöbet kupası',
    text: 'On ikişer saatlik dört etap. Her etabın kendi sıralaması vardır ve ilk sıralar puan getirir. Katılım hakkı mağazadadır.',
  },
  ru: {
    title: 'Кубок четырёх страж',
    text: 'Четыре этапа по двенадцать часов. У каждого своя таблица, и первые места в ней приносят очки. Вход продаётся в магазине.',
  },
  en: {
    title: 'The Four Watches Cup',
    text: 'Four stages of twelve hours. Each has a leaderboard of its own, and its first places earn points. Entries are in the shop.',
  },
  ar: {
    title: 'كأس الحراسات الأربع',
    text: 'أربع مراحل، كل منها اثنتا عشرة ساعة. لكل مرحلة ترتيبها، ومراكزها الأولى تمنح نقاطًا. والمقاعد في المتجر.',
  },
}

/** One that runs, two that come (one of which is entered through the shop) and one that is over; nobody took part in the last one, because in a demo nobody was there. */
export async function seedTournaments(tx: Tx): Promise<void> {
  const now = Math.floor(Date.now() / hour) * hour
  const inDays = (days: number) => new Date(now + days * 24 * hour)
  const common = { currency: 'USD', rates: { USD: 100, EUR: 108 } } as const
  await putTournament(tx, {
    ...common,
    sysname: 'night-race',
    texts: night,
    images: { tile: '/art/tournaments/night-race.svg' },
    games: [
      'midnight-orchard',
      'deep-seam',
      'wheel-of-hours',
      'clearing',
      'parlour-roulette',
      'threshold',
      'dicebox',
      'higher-ground',
      'combination',
    ],
    prizesMinor: [40_000n, 25_000n, 15_000n, 10_000n, 5_000n, 5_000n],
    startsAt: inDays(-2),
    endsAt: inDays(5),
    resetOnCashout: true,
    repeats: true,
  })
  await putTournament(tx, {
    ...common,
    sysname: 'moonlight-harvest',
    texts: harvest,
    images: { tile: '/art/tournaments/harvest.svg' },
    games: ['midnight-orchard', 'deep-seam'],
    prizesMinor: [20_000n, 12_000n, 8_000n, 5_000n, 5_000n],
    startsAt: inDays(6),
    endsAt: inDays(10),
    scoring: 'multiplier',
    repeats: true,
    restrictions: [{ type: 'min_deposits', params: { count: 1 } }],
  })
  await putTournament(tx, {
    ...common,
    sysname: 'four-watches',
    texts: cup,
    images: { tile: '/art/tournaments/laurels.svg' },
    games: ['deep-seam', 'wheel-of-hours', 'parlour-roulette', 'dicebox'],
    prizesMinor: [15_000n, 8_000n, 4_000n, 3_000n],
    startsAt: inDays(1),
    endsAt: inDays(3),
    scoring: 'position',
    stages: { hours: 12, scoring: 'multiplier', points: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1] },
    entrantsMost: 200,
    isEntryBought: true,
    repeats: true,
  })
  await putTournament(tx, {
    ...common,
    sysname: 'first-lamps',
    texts: lamps,
    images: { tile: '/art/tournaments/laurels.svg' },
    games: ['parlour-roulette', 'wheel-of-hours'],
    prizesMinor: [12_500n, 7_500n, 5_000n],
    startsAt: inDays(-6),
    endsAt: inDays(-4),
  })
}
