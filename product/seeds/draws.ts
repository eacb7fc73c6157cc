import type { Tx } from '@ante/kit/context'
import { type DrawTerms, insertUnsealedDraw } from '../src/draws/index.ts'

const hour = 3_600_000
const day = 24 * hour

const raffle = {
  de: {
    title: 'Die Laternenverlosung',
    text: 'Jeden Tag eine Verlosung. Alle 10 $ Echtgeld-Einsatz in irgendeinem Spiel bringen ein Los; weitere gibt es für Punkte. Fünf Lose gewinnen.',
  },
  es: {
    title: 'El sorteo de los faroles',
    text: 'Un sorteo cada día. Cada 10 $ apostados con dinero real en cualquier juego dan un boleto; también hay boletos por puntos. Ganan cinco boletos.',
  },
  fr: {
    title: 'La tombola des lanternes',
    text: 'Une tombola chaque jour. Chaque tranche de 10 $ misés en argent réel, dans n’importe quel jeu, donne un billet ; d’autres s’achètent avec des points. Cinq billets gagnent.',
  },
  pt: {
    title: 'O sorteio das lanternas',
    text: 'Um sorteio por dia. Cada US$ 10 apostados com dinheiro real em qualquer jogo dão um bilhete; outros podem ser trocados por pontos. Cinco bilhetes ganham.',
  },
  tr: {
    title: 'Fener çekilişi',
    text: 'Her gün bir çekiliş. Herhangi bir oyunda gerçek parayla oynanan her 10 $ bir bilet getirir; puanla da bilet alınabilir. Beş bilet kazanır.',
  },
  ru: {
    title: 'Розыгрыш фонарей',
    text: 'Розыгрыш каждый день. Каждые 10 $ ставок на деньги в любой игре приносят билет; ещё билеты можно взять за баллы. Выигрывают пять билетов.',
  },
  en: {
    title: 'The Lantern Raffle',
    text: 'A raffle every day. Every $10 staked for real money, in any game, earns a ticket; more are sold for points. Five tickets win.',
  },
  ar: {
    title: 'سحب الفوانيس',
    text: 'سحب كل يوم. كل 10 دولارات من الرهان بالمال في أي لعبة تمنح تذكرة، ويمكن أخذ تذاكر أخرى بالنقاط. تفوز خمس تذاكر.',
  },
}
const drops = {
  de: {
    title: 'Fallende Blätter',
    text: 'Zwölf Preise fallen über den Tag, jeder in einem Augenblick, der vorher ausgelost wurde. Wer danach als Erster eine Runde beendet, bekommt ihn.',
  },
  es: {
    title: 'Hojas que caen',
    text: 'Doce premios caen a lo largo del día, cada uno en un momento sorteado de antemano. Se lo lleva quien termine primero una ronda después.',
  },
  fr: {
    title: 'Feuilles qui tombent',
    text: 'Douze prix tombent dans la journée, chacun à un moment tiré au sort d’avance. Il revient à la première manche qui se termine ensuite.',
  },
  pt: {
    title: 'Folhas ao vento',
    text: 'Doze prêmios caem ao longo do dia, cada um em um momento sorteado antes. Fica com quem terminar primeiro uma rodada depois dele.',
  },
  tr: {
    title: 'Düşen yapraklar',
    text: 'Gün boyunca on iki ödül düşer; her birinin anı önceden çekilmiştir. Ondan sonra ilk biten tur ödülü alır.',
  },
  ru: {
    title: 'Листопад',
    text: 'Двенадцать призов выпадают в течение дня, каждый в момент, выбранный жребием заранее. Приз получает раунд, который первым закончится после него.',
  },
  en: {
    title: 'Falling Leaves',
    text: 'Twelve prizes fall during the day, each at a moment that was drawn beforehand. The first round to end after it gets the prize.',
  },
  ar: {
    title: 'أوراق متساقطة',
    text: 'تسقط اثنتا عشرة جائزة خلال اليوم، كل منها في لحظة سُحبت مسبقًا. وتذهب إلى أول جولة تنتهي بعدها.',
  },
}
const daily = {
  de: {
    title: 'Jackpot vor 21 Uhr',
    text: 'Er wächst den ganzen Tag und fällt jeden Tag vor 21:00 Uhr UTC, in einem Augenblick, der vorher ausgelost wurde. Die erste Runde danach gewinnt ihn.',
  },
  es: {
    title: 'El bote de antes de las 21',
    text: 'Crece todo el día y cae cada día antes de las 21:00 UTC, en un momento sorteado de antemano. Lo gana la primera ronda que termine después.',
  },
  fr: {
    title: 'Le jackpot d’avant 21 h',
    text: 'Il grandit toute la journée et tombe chaque jour avant 21:00 UTC, à un moment tiré au sort d’avance. La première manche terminée ensuite le gagne.',
  },
  pt: {
    title: 'O jackpot de antes das 21h',
    text: 'Cresce o dia todo e cai todos os dias antes das 21:00 UTC, em um momento sorteado antes. Ganha a primeira rodada que terminar depois dele.',
  },
  tr: {
    title: 'Saat 21 jackpotu',
    text: 'Gün boyu büyür ve her gün 21:00 UTC’den önce, önceden çekilmiş bir anda düşer. Ondan sonra ilk biten tur kazanır.',
  },
  ru: {
    title: 'Джекпот до 21 часа',
    text: 'Растёт весь день и выпадает каждый день до 21:00 UTC, в момент, выбранный жребием заранее. Его выигрывает первый раунд, который закончится после.',
  },
  en: {
    title: 'The Nine O’Clock Jackpot',
    text: 'It grows all day and drops every day before 21:00 UTC, at a moment that was drawn beforehand. The first round to end after it wins.',
  },
  ar: {
    title: 'جائزة ما قبل التاسعة',
    text: 'تكبر طوال اليوم وتسقط كل يوم قبل الساعة 21:00 بالتوقيت العالمي، في لحظة سُحبت مسبقًا. وتفوز بها أول جولة تنتهي بعدها.',
  },
}

/** Games whose rounds catch drops. */
const games = [
  'sun-and-moon',
  'pearl-ledger',
  'salt-and-thunder',
  'fox-and-heron',
  'double-noon',
  'plumb',
  'stepstones',
  'ten-of-forty',
]

/**
 * A raffle, drops and a jackpot of every day; each comes again. All run from nine to nine (UTC), so that the jackpot is never past its own hour while
 * its day lasts.
 */
export async function seedDraws(tx: Tx): Promise<void> {
  const lastNine = Math.floor((Date.now() - 21 * hour) / day) * day + 21 * hour
  const common = {
    run: 1,
    currency: 'USD',
    starts_at: new Date(lastNine),
    due_before: new Date(lastNine + day),
    ends_at: new Date(lastNine + day),
    grows_from_minor: null,
    ticket_points: null,
    tickets_most: null,
    repeats: true,
  } satisfies Partial<DrawTerms>
  await insertUnsealedDraw(tx, {
    ...common,
    sysname: 'lantern-raffle',
    kind: 'raffle',
    texts: raffle,
    images: { tile: '/art/tournaments/laurels.svg' },
    games: [],
    prizes_minor: [5_000n, 2_500n, 1_500n, 500n, 500n],
    stakes: { USD: 1_000, EUR: 920 },
    ticket_points: 500n,
    tickets_most: 200,
  })
  await insertUnsealedDraw(tx, {
    ...common,
    sysname: 'falling-leaves',
    kind: 'drops',
    texts: drops,
    images: { tile: '/art/tournaments/harvest.svg' },
    games,
    prizes_minor: [1_000n, 500n, 500n, 200n, 200n, 200n, 200n, 200n, 200n, 200n, 200n, 200n],
    stakes: { USD: 100, EUR: 92 },
  })
  await insertUnsealedDraw(tx, {
    ...common,
    sysname: 'nine-oclock',
    kind: 'drops',
    texts: daily,
    images: { tile: '/art/tournaments/podium.svg' },
    games,
    prizes_minor: [10_000n],
    grows_from_minor: 2_500n,
    stakes: { USD: 100, EUR: 92 },
  })
}
