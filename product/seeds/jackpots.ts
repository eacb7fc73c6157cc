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

/** One jackpot that lives on the stakes of demo games: of those that return so little that with it they still return less than they take. */
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
    reservePpm: 1_000,
    games: ['midnight-orchard', 'deep-seam', 'combination', 'lantern-dice'],
  })
}
