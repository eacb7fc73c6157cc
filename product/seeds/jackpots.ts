import type { Tx } from '@ante/kit/context'
import { putJackpot } from '../src/jackpots/index.ts'

const texts = {
  de: {
    title: 'Mondbrunnen',
    text: 'Drei Jackpots in vier Spielen. Ein kleiner Teil jedes Einsatzes in US-Dollar fließt hinein, und jede Runde kann einen davon gewinnen.',
  },
  es: {
    title: 'Pozo de luna',
    text: 'Tres botes en cuatro juegos. Una pequeña parte de cada apuesta en dólares va a ellos, y cualquier ronda puede ganar uno.',
  },
  fr: {
    title: 'Puits de lune',
    text: 'Trois jackpots dans quatre jeux. Une petite part de chaque mise en dollars les alimente, et chaque manche peut en gagner un.',
  },
  pt: {
    title: 'Poço da lua',
    text: 'Três jackpots em quatro jogos. Uma pequena parte de cada aposta em dólares vai para eles, e qualquer rodada pode ganhar um.',
  },
  tr: {
    title: 'Ay kuyusu',
    text: 'Dört oyunda üç jackpot. Dolar cinsinden her bahsin küçük bir payı onlara gider ve her tur birini kazanabilir.',
  },
  ru: {
    title: 'Лунный колодец',
    text: 'Три джекпота в четырёх играх. Небольшая доля каждой ставки в долларах пополняет их, и любой раунд может выиграть один из них.',
  },
  en: {
    title: 'Moonwell',
    text: 'Three jackpots across four games. A small share of every stake in US dollars feeds them, and any round can win one.',
  },
  ar: {
    title: 'بئر القمر',
    text: 'ثلاث جوائز كبرى في أربع ألعاب. تذهب إليها حصة صغيرة من كل رهان بالدولار، ويمكن لأي جولة أن تربح إحداها.',
  },
}

const titles = {
  mini: {
    de: 'Kleiner',
    es: 'Pequeño',
    fr: 'Petit',
    pt: 'Pequeno',
    tr: 'Küçük',
    ru: 'Малый',
    en: 'Mini',
    ar: 'الصغرى',
  },
  major: {
    de: 'Großer',
    es: 'Grande',
    fr: 'Grand',
    pt: 'Grande',
    tr: 'Büyük',
    ru: 'Большой',
    en: 'Major',
    ar: 'الكبيرة',
  },
  grand: {
    de: 'Größter',
    es: 'Máximo',
    fr: 'Suprême',
    pt: 'Máximo',
    tr: 'En büyük',
    ru: 'Главный',
    en: 'Grand',
    ar: 'العظمى',
  },
}

const betsTexts = {
  de: {
    title: 'Flutlicht',
    text: 'Zwei Jackpots für Sportwetten. Ein kleiner Teil jedes Einsatzes in US-Dollar fließt hinein, und jede gewonnene oder verlorene Wette kann einen davon gewinnen.',
  },
  es: {
    title: 'Focos del estadio',
    text: 'Dos botes para las apuestas deportivas. Una pequeña parte de cada apuesta en dólares va a ellos, y cualquier apuesta ganada o perdida puede llevarse uno.',
  },
  fr: {
    title: 'Sous les projecteurs',
    text: 'Deux jackpots pour les paris sportifs. Une petite part de chaque mise en dollars les alimente, et chaque pari gagné ou perdu peut en gagner un.',
  },
  pt: {
    title: 'Refletores',
    text: 'Dois jackpots para apostas esportivas. Uma pequena parte de cada aposta em dólares vai para eles, e qualquer aposta ganha ou perdida pode levar um.',
  },
  tr: {
    title: 'Stat ışıkları',
    text: 'Spor bahisleri için iki jackpot. Dolar cinsinden her bahsin küçük bir payı onlara gider ve kazanan veya kaybeden her bahis birini kazanabilir.',
  },
  ru: {
    title: 'Свет стадиона',
    text: 'Два джекпота для ставок на спорт. Небольшая доля каждой ставки в долларах пополняет их, и любая выигранная или проигранная ставка может взять один из них.',
  },
  en: {
    title: 'Floodlight',
    text: 'Two jackpots for sports bets. A small share of every stake in US dollars feeds them, and any bet that’s won or lost can win one.',
  },
  ar: {
    title: 'أضواء الملعب',
    text: 'جائزتان كبريان للرهانات الرياضية. تذهب إليهما حصة صغيرة من كل رهان بالدولار، ويمكن لأي رهان رابح أو خاسر أن ينال إحداهما.',
  },
}

const betsTitles = {
  'half-time': {
    de: 'Halbzeit',
    es: 'Descanso',
    fr: 'Mi-temps',
    pt: 'Intervalo',
    tr: 'Devre arası',
    ru: 'Перерыв',
    en: 'Half-time',
    ar: 'الشوط الأول',
  },
  'full-time': {
    de: 'Schlusspfiff',
    es: 'Final del partido',
    fr: 'Fin du match',
    pt: 'Fim de jogo',
    tr: 'Maç sonu',
    ru: 'Финальный свисток',
    en: 'Full-time',
    ar: 'نهاية المباراة',
  },
}

/** One jackpot that lives on the stakes of demo games, and one on those of bets. The first is of games that return so little that with it they still return less than they take. */
export async function seedJackpots(tx: Tx): Promise<void> {
  await putJackpot(tx, {
    sysname: 'moonwell',
    texts,
    images: { tile: '/art/jackpots/moonwell.svg' },
    currency: 'USD',
    levels: [
      { name: 'mini', seedMinor: 1_000n, ratePpm: 4_000, everyMinor: 2_500_000n, beforeMinor: null },
      { name: 'major', seedMinor: 10_000n, ratePpm: 3_000, everyMinor: null, beforeMinor: 50_000n },
      { name: 'grand', seedMinor: 100_000n, ratePpm: 3_000, everyMinor: 100_000_000n, beforeMinor: null },
    ],
    levelTitles: titles,
    reservePpm: 1_000,
    games: ['midnight-orchard', 'deep-seam', 'combination', 'lantern-dice'],
  })
  await putJackpot(tx, {
    sysname: 'floodlight',
    texts: betsTexts,
    images: { tile: '/art/jackpots/ember.svg' },
    currency: 'USD',
    levels: [
      { name: 'half-time', seedMinor: 1_000n, ratePpm: 1_500, everyMinor: 2_500_000n, beforeMinor: null },
      { name: 'full-time', seedMinor: 25_000n, ratePpm: 1_500, everyMinor: 50_000_000n, beforeMinor: null },
    ],
    levelTitles: betsTitles,
    reservePpm: 500,
    games: [],
    betsOddsLeast: 1_500,
  })
}
