import type { Misdeed } from './two-crows.ts'

export interface GameTexts {
  readonly dir: 'ltr' | 'rtl'
  readonly question: string
  readonly crow: readonly [string, string]
  readonly stake: string
  readonly balance: string
  readonly free: string
  readonly waiting: string
  readonly won: string
  readonly lost: string
  readonly cancelled: string
  readonly refused: string
  readonly funds: string
  readonly rules: string
  readonly trial: string
  readonly misdeeds: Readonly<Record<Misdeed, string>>
}

const en: GameTexts = {
  dir: 'ltr',
  question: 'Which crow has the coin?',
  crow: ['Left crow', 'Right crow'],
  stake: 'Stake',
  balance: 'Balance',
  free: 'Free rounds left: {count}',
  waiting: 'The crows are looking…',
  won: 'You won {sum}.',
  lost: 'The other crow had it.',
  cancelled: 'The round was cancelled. Your stake is back.',
  refused: 'This stake was not taken. You haven’t been charged.',
  funds: 'Your balance is too low for this stake.',
  rules: 'One of the two has it. Right pays 1.96 × the stake; 98% returns to players.',
  trial: 'Simulated studio: what its server does wrong',
  misdeeds: {
    none: 'Nothing',
    late: 'The win comes late',
    twice: 'Everything comes twice',
    'out-of-order': 'The win comes before the stake',
    'rollback-first': 'The stake is taken back before it comes',
    'wrong-signature': 'Wrong signature',
    'half-response': 'The answer is lost halfway',
  },
}
const de: GameTexts = {
  ...en,
  question: 'Welche Krähe hat die Münze?',
  crow: ['Linke Krähe', 'Rechte Krähe'],
  stake: 'Einsatz',
  balance: 'Guthaben',
  free: 'Freirunden übrig: {count}',
  waiting: 'Die Krähen schauen nach …',
  won: 'Du hast {sum} gewonnen.',
  lost: 'Die andere Krähe hatte sie.',
  cancelled: 'Die Runde wurde abgebrochen. Dein Einsatz ist zurück.',
  refused: 'Dieser Einsatz wurde nicht angenommen. Es wurde nichts abgebucht.',
  funds: 'Dein Guthaben reicht für diesen Einsatz nicht.',
  rules: 'Eine der beiden hat sie. Richtig zahlt 1,96 × den Einsatz; 98 % gehen an die Spieler zurück.',
}
const es: GameTexts = {
  ...en,
  question: '¿Qué cuervo tiene la moneda?',
  crow: ['Cuervo izquierdo', 'Cuervo derecho'],
  stake: 'Apuesta',
  balance: 'Saldo',
  free: 'Rondas gratis restantes: {count}',
  waiting: 'Los cuervos están mirando…',
  won: 'Has ganado {sum}.',
  lost: 'La tenía el otro cuervo.',
  cancelled: 'La ronda se ha cancelado. Tu apuesta está de vuelta.',
  refused: 'No se ha aceptado esta apuesta. No se te ha cobrado nada.',
  funds: 'Tu saldo no alcanza para esta apuesta.',
  rules: 'La tiene uno de los dos. Acertar paga 1,96 × la apuesta; el 98 % vuelve a los jugadores.',
}
const fr: GameTexts = {
  ...en,
  question: 'Quel corbeau a la pièce\u00A0?',
  crow: ['Corbeau de gauche', 'Corbeau de droite'],
  stake: 'Mise',
  balance: 'Solde',
  free: 'Parties gratuites restantes\u00A0: {count}',
  waiting: 'Les corbeaux regardent…',
  won: 'Vous avez gagné {sum}.',
  lost: 'C’est l’autre corbeau qui l’avait.',
  cancelled: 'La partie est annulée. Votre mise vous est rendue.',
  refused: 'Cette mise n’a pas été acceptée. Rien n’a été débité.',
  funds: 'Votre solde est insuffisant pour cette mise.',
  rules: 'L’un des deux l’a. Une bonne réponse paie 1,96\u00A0× la mise\u00A0; 98\u00A0% reviennent aux joueurs.',
}
const pt: GameTexts = {
  ...en,
  question: 'Qual corvo tem a moeda?',
  crow: ['Corvo da esquerda', 'Corvo da direita'],
  stake: 'Aposta',
  balance: 'Saldo',
  free: 'Rodadas grátis restantes: {count}',
  waiting: 'Os corvos estão procurando…',
  won: 'Você ganhou {sum}.',
  lost: 'Estava com o outro corvo.',
  cancelled: 'A rodada foi cancelada. Sua aposta voltou.',
  refused: 'Esta aposta não foi aceita. Nada foi cobrado.',
  funds: 'Seu saldo é baixo demais para esta aposta.',
  rules: 'Um dos dois está com ela. Acertar paga 1,96 × a aposta; 98% voltam aos jogadores.',
}
const tr: GameTexts = {
  ...en,
  question: 'Para hangi kargada?',
  crow: ['Soldaki karga', 'Sağdaki karga'],
  stake: 'Bahis',
  balance: 'Bakiye',
  free: 'Kalan ücretsiz tur: {count}',
  waiting: 'Kargalar bakıyor…',
  won: '{sum} kazandınız.',
  lost: 'Öbür kargadaydı.',
  cancelled: 'Tur iptal edildi. Bahsiniz iade edildi.',
  refused: 'Bu bahis alınmadı. Sizden para çekilmedi.',
  funds: 'Bakiyeniz bu bahis için yetersiz.',
  rules: 'İkisinden birinde. Doğru tahmin bahsin 1,96 katını öder; oyunculara %98 döner.',
}
const ru: GameTexts = {
  ...en,
  question: 'У какой вороны монета?',
  crow: ['Левая ворона', 'Правая ворона'],
  stake: 'Ставка',
  balance: 'Баланс',
  free: 'Осталось бесплатных раундов: {count}',
  waiting: 'Вороны ищут…',
  won: 'Вы выиграли {sum}.',
  lost: 'Монета была у другой вороны.',
  cancelled: 'Раунд отменён. Ставка возвращена.',
  refused: 'Эта ставка не принята. Деньги не списаны.',
  funds: 'На балансе не хватает денег для этой ставки.',
  rules: 'Монета у одной из двух. Верный ответ приносит 1,96 × ставку; игрокам возвращается 98 %.',
}
const ar: GameTexts = {
  ...en,
  dir: 'rtl',
  question: 'أي الغرابين معه القطعة؟',
  crow: ['الغراب الأول', 'الغراب الثاني'],
  stake: 'الرهان',
  balance: 'الرصيد',
  free: 'الجولات المجانية المتبقية: {count}',
  waiting: 'الغرابان يبحثان…',
  won: 'ربحت {sum}.',
  lost: 'كانت مع الغراب الآخر.',
  cancelled: 'أُلغيت الجولة. أُعيد رهانك.',
  refused: 'لم يُقبل هذا الرهان. لم يُخصم أي مبلغ.',
  funds: 'رصيدك لا يكفي لهذا الرهان.',
  rules: 'القطعة مع أحدهما. الإجابة الصحيحة تدفع 1.96 × الرهان، ويعود 98% إلى اللاعبين.',
}
const all: Readonly<Record<string, GameTexts>> = { en, de, es, fr, pt, tr, ru, ar }
/** What the studio's people try out is in English. */
export const gameTexts = (locale: string): GameTexts => all[locale] ?? en
