import type { Tx } from '@ante/kit/context'
import { keysOf } from '@ante/kit/record'
import { type LocaleCode, locales, messagesOf } from '@ante/texts'
import { putCharacter } from '../src/loyalty/index.ts'

/** The six of the night in their order, and a line on each. Their names are those of the texts. */
const characters = {
  badger: {
    en: 'Counts twice and digs once.',
    de: 'Zählt zweimal und gräbt einmal.',
    es: 'Cuenta dos veces y cava una.',
    fr: 'Compte deux fois et creuse une fois.',
    pt: 'Conta duas vezes e cava uma.',
    tr: 'İki kez sayar, bir kez kazar.',
    ru: 'Дважды считает, один раз копает.',
    ar: 'يحسب مرتين ويحفر مرة.',
  },
  bat: {
    en: 'Finds the way where nobody sees one.',
    de: 'Findet den Weg, wo niemand einen sieht.',
    es: 'Encuentra el camino donde nadie lo ve.',
    fr: 'Trouve le chemin là où personne n’en voit.',
    pt: 'Encontra o caminho onde ninguém vê um.',
    tr: 'Kimsenin görmediği yerde yolu bulur.',
    ru: 'Находит путь там, где его никто не видит.',
    ar: 'يجد الطريق حيث لا يراه أحد.',
  },
  fox: {
    en: 'Reads the rules before the first step.',
    de: 'Liest die Regeln vor dem ersten Schritt.',
    es: 'Lee las reglas antes del primer paso.',
    fr: 'Lit les règles avant le premier pas.',
    pt: 'Lê as regras antes do primeiro passo.',
    tr: 'İlk adımdan önce kuralları okur.',
    ru: 'Читает правила до первого шага.',
    ar: 'يقرأ القواعد قبل الخطوة الأولى.',
  },
  hare: {
    en: 'Fast, and knows when to stop.',
    de: 'Schnell, und weiß, wann Schluss ist.',
    es: 'Rápida, y sabe cuándo parar.',
    fr: 'Rapide, et sait s’arrêter.',
    pt: 'Rápida, e sabe quando parar.',
    tr: 'Hızlıdır ve ne zaman duracağını bilir.',
    ru: 'Быстрый и знает, когда остановиться.',
    ar: 'سريع، ويعرف متى يتوقف.',
  },
  hedgehog: {
    en: 'Small stakes, long evenings.',
    de: 'Kleine Einsätze, lange Abende.',
    es: 'Apuestas pequeñas, tardes largas.',
    fr: 'Petites mises, longues soirées.',
    pt: 'Apostas pequenas, noites longas.',
    tr: 'Küçük bahisler, uzun akşamlar.',
    ru: 'Маленькие ставки, долгие вечера.',
    ar: 'رهانات صغيرة وأمسيات طويلة.',
  },
  owl: {
    en: 'Sees the whole table at once.',
    de: 'Sieht den ganzen Tisch auf einmal.',
    es: 'Ve toda la mesa de un vistazo.',
    fr: 'Voit toute la table d’un coup d’œil.',
    pt: 'Vê a mesa inteira de uma vez.',
    tr: 'Bütün masayı bir bakışta görür.',
    ru: 'Видит весь стол сразу.',
    ar: 'ترى الطاولة كلها في لمحة.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>

/** Three go with everybody; the others come with a level of the programme. */
const fromLevel: Readonly<Partial<Record<keyof typeof characters, number>>> = { hedgehog: 2, badger: 3, bat: 4 }

/** Who may go with a player of the demo house. */
export async function seedCharacters(tx: Tx): Promise<void> {
  for (const [place, id] of keysOf(characters).entries()) {
    const texts = Object.fromEntries(
      locales.map(({ code }) => [
        code,
        { title: messagesOf(code).areas.loyalty.characters.names[id], text: characters[id][code] },
      ])
    )
    await putCharacter(tx, {
      id,
      texts,
      images: { image: `/art/characters/${id}.svg` },
      place,
      fromLevel: fromLevel[id] ?? 0,
    })
  }
}
