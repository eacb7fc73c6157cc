import type { Tx } from '@ante/kit/context'
import { putTournament } from '../src/tournaments/index.ts'

const hour = 3_600_000
const night = {
  de: {
    title: 'Das Nachtrennen',
    text: 'Sieben Tage, neun Spiele, eine Tabelle. Jeder Einsatz mit echtem Geld bringt Punkte, ob er gewinnt oder nicht; wer am Ende vorn liegt, bekommt den größten Teil des Topfes.',
  },
  es: {
    title: 'La carrera nocturna',
    text: 'Siete días, nueve juegos, una tabla. Cada apuesta con dinero real da puntos, gane o no; quien va delante al final se lleva la mayor parte del fondo.',
  },
  fr: {
    title: 'La course de nuit',
    text: 'Sept jours, neuf jeux, un classement. Chaque mise en argent réel rapporte des points, gagnante ou non ; qui est en tête à la fin reçoit la plus grande part de la dotation.',
  },
  pt: {
    title: 'A corrida noturna',
    text: 'Sete dias, nove jogos, uma tabela. Cada aposta com dinheiro real dá pontos, ganhe ou não; quem estiver na frente no fim leva a maior parte do fundo.',
  },
  tr: {
    title: 'Gece yarışı',
    text: 'Yedi gün, dokuz oyun, tek tablo. Gerçek parayla yapılan her bahis, kazansın ya da kazanmasın, puan getirir; sonda önde olan havuzun en büyük payını alır.',
  },
  ru: {
    title: 'Ночная гонка',
    text: 'Семь дней, девять игр, одна таблица. Каждая ставка на реальные деньги приносит очки, выиграла она или нет; кто впереди в конце, получает большую часть фонда.',
  },
  en: {
    title: 'The Night Race',
    text: 'Seven days, nine games, one table. Every stake of real money brings points, whether it wins or not; whoever is ahead at the end gets the largest part of the fund.',
  },
  ar: {
    title: 'سباق الليل',
    text: 'سبعة أيام وتسع ألعاب وجدول واحد. كل رهان بمال حقيقي يجلب نقاطًا، ربح أم لم يربح، ومن يتصدّر في النهاية ينال الحصة الأكبر من الصندوق.',
  },
}
const harvest = {
  de: {
    title: 'Ernte bei Mondlicht',
    text: 'Zwei Slots, und nur deine beste Runde zählt: was sie gezahlt hat, geteilt durch ihren Einsatz. Ein kleiner Einsatz reicht so weit wie ein großer.',
  },
  es: {
    title: 'Cosecha a la luz de la luna',
    text: 'Dos tragaperras, y solo cuenta tu mejor ronda: lo que pagó dividido entre su apuesta. Una apuesta pequeña llega tan lejos como una grande.',
  },
  fr: {
    title: 'Récolte au clair de lune',
    text: 'Deux machines à sous, et seule votre meilleure manche compte : ce qu’elle a payé divisé par sa mise. Une petite mise va aussi loin qu’une grande.',
  },
  pt: {
    title: 'Colheita ao luar',
    text: 'Dois caça-níqueis, e só a sua melhor rodada conta: o que ela pagou dividido pela aposta. Uma aposta pequena vai tão longe quanto uma grande.',
  },
  tr: {
    title: 'Ay ışığında hasat',
    text: 'İki slot ve yalnızca en iyi turunuz sayılır: ödediği tutarın bahsine bölümü. Küçük bir bahis, büyük bir bahis kadar ileri götürür.',
  },
  ru: {
    title: 'Урожай при луне',
    text: 'Два слота, и в счёт идёт только лучший раунд: выплата, делённая на ставку. Маленькая ставка ведёт так же далеко, как большая.',
  },
  en: {
    title: 'Moonlight Harvest',
    text: 'Two slots, and only your best round counts: what it paid, divided by its stake. A small stake goes as far as a large one.',
  },
  ar: {
    title: 'حصاد تحت ضوء القمر',
    text: 'لعبتا سلوت، ولا تُحتسب إلا أفضل جولاتك: ما دفعته مقسومًا على رهانها. الرهان الصغير يبلغ ما يبلغه الكبير.',
  },
}
const lamps = {
  de: { title: 'Die ersten Lampen', text: 'Ein Wochenende an den Tischen, mit dem die Reihe begann.' },
  es: { title: 'Las primeras lámparas', text: 'Un fin de semana en las mesas con el que empezó la serie.' },
  fr: { title: 'Les premières lampes', text: 'Un week-end aux tables, par lequel la série a commencé.' },
  pt: { title: 'As primeiras lâmpadas', text: 'Um fim de semana nas mesas, com o qual a série começou.' },
  tr: { title: 'İlk lambalar', text: 'Serinin başladığı, masalarda geçen bir hafta sonu.' },
  ru: { title: 'Первые огни', text: 'Выходные за столами, с которых началась серия.' },
  en: { title: 'First Lamps', text: 'A weekend at the tables, with which the series began.' },
  ar: { title: 'أولى المصابيح', text: 'عطلة أسبوع حول الطاولات بدأت بها السلسلة.' },
}

/** One that runs, one that comes and one that is over; nobody took part in the last one, because in a demo nobody was there. */
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
    restrictions: [{ type: 'min_deposits', params: { count: 1 } }],
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
