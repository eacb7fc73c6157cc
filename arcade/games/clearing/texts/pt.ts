import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Sob algumas das 25 lajotas o chão cede. Escolha quantas e abra as lajotas uma após a outra.',
    'Cada lajota firme aumenta o que a rodada paga. Pegue quando quiser. Se o chão ceder, a rodada termina e não paga nada.',
    'O que ela paga depois de cada lajota é 0,99 dividido pela chance de chegar até ali, cortado em duas casas. Os buracos são postos antes da primeira lajota e não se movem.',
    'A rodada termina e paga sozinha quando chega a 500 vezes a aposta ou só restam buracos.',
  ],
  mines: 'Buracos',
  start: 'Jogar',
  cash: 'Pegar {amount}',
  pick: 'Abra uma lajota',
  tile: 'Lajota {row}, {column}',
  safe: 'chão firme',
  mine: 'buraco',
  hidden: 'fechada',
  next: 'Próxima lajota: {multiple} com {chance}',
  now: 'Agora {multiple}',
  struck: 'O chão cedeu. Sem prêmio desta vez',
  taken: 'Você pegou {amount}',
  opened: 'Chão firme. A rodada paga agora {multiple} vezes a aposta',
}
