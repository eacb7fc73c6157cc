import type { Tx } from '@ante/kit/context'
import { currencies } from '@ante/kit/money'
import { putProgram } from '../src/cashback/index.ts'

const casino = {
  en: {
    title: 'Weekly casino cashback',
    text: 'Each week you get back 5% of what you lost in games. There’s nothing to wager.',
  },
  de: {
    title: 'Wöchentlicher Casino-Cashback',
    text: 'Jede Woche bekommst du 5 % deiner Verluste in Spielen zurück. Umsetzen musst du nichts.',
  },
  es: {
    title: 'Cashback semanal de casino',
    text: 'Cada semana recuperas el 5 % de lo que perdiste en los juegos. Sin requisitos de apuesta.',
  },
  fr: {
    title: 'Cashback casino hebdomadaire',
    text: 'Chaque semaine, vous récupérez 5 % de vos pertes aux jeux. Rien à miser.',
  },
  pt: {
    title: 'Cashback semanal do cassino',
    text: 'Toda semana você recebe de volta 5% do que perdeu nos jogos. Sem requisito de aposta.',
  },
  tr: {
    title: 'Haftalık casino iadesi',
    text: 'Her hafta oyunlardaki kaybınızın %5’ini geri alırsınız. Çevrim şartı yoktur.',
  },
  ru: {
    title: 'Еженедельный кешбэк казино',
    text: 'Каждую неделю вы получаете обратно 5 % проигранного в играх. Отыгрывать ничего не нужно.',
  },
  ar: { title: 'استرداد أسبوعي للكازينو', text: 'كل أسبوع تسترد ‎5%‎ مما خسرته في الألعاب، دون شرط رهان.' },
}
const sport = {
  en: {
    title: 'Weekly sports cashback',
    text: 'Each week you get back 3% of what you lost on settled bets. There’s nothing to wager.',
  },
  de: {
    title: 'Wöchentlicher Sport-Cashback',
    text: 'Jede Woche bekommst du 3 % deiner Verluste mit abgerechneten Wetten zurück. Umsetzen musst du nichts.',
  },
  es: {
    title: 'Cashback semanal de deportes',
    text: 'Cada semana recuperas el 3 % de lo que perdiste en apuestas liquidadas. Sin requisitos de apuesta.',
  },
  fr: {
    title: 'Cashback sport hebdomadaire',
    text: 'Chaque semaine, vous récupérez 3 % de vos pertes sur les paris réglés. Rien à miser.',
  },
  pt: {
    title: 'Cashback semanal de esportes',
    text: 'Toda semana você recebe de volta 3% do que perdeu em apostas encerradas. Sem requisito de aposta.',
  },
  tr: {
    title: 'Haftalık spor iadesi',
    text: 'Her hafta sonuçlanan bahislerdeki kaybınızın %3’ünü geri alırsınız. Çevrim şartı yoktur.',
  },
  ru: {
    title: 'Еженедельный кешбэк на спорт',
    text: 'Каждую неделю вы получаете обратно 3 % проигранного в рассчитанных ставках. Отыгрывать ничего не нужно.',
  },
  ar: { title: 'استرداد أسبوعي للرياضة', text: 'كل أسبوع تسترد ‎3%‎ مما خسرته في الرهانات المحسومة، دون شرط رهان.' },
}
const images = { tile: '/art/promotions/cashback.svg' }
/** Somebody who stakes only to lose can get nearly the most each week: it is the budget. */
const sums = (least: number, most: number) => ({ least_loss_minor: least, most_minor: most, budget_minor: most })

/** Two programmes, one for games and one for bets, from the week on in which the demo world begins. */
export async function seedCashback(tx: Tx): Promise<void> {
  const bounds = Object.fromEntries(Object.keys(currencies).map((currency) => [currency, sums(1_000, 10_000)]))
  const common = { images, bounds, receive_within_days: 7 }
  await putProgram(tx, Date.now(), {
    sysname: 'weekly-casino',
    texts: casino,
    product: 'casino',
    percent: 5,
    ...common,
  })
  await putProgram(tx, Date.now(), { sysname: 'weekly-sport', texts: sport, product: 'betting', percent: 3, ...common })
}
