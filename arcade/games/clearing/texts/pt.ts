import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Algumas das 25 lajotas escondem um buraco. Escolha quantas e abra as lajotas uma a uma.',
    'Cada lajota segura aumenta o que a rodada paga. Colete quando quiser. Se abrir um buraco, a rodada termina e não paga nada.',
    'Depois de cada lajota, a rodada paga 0,99 dividido pela chance de chegar até ali, arredondado para baixo em duas casas. Os buracos são colocados antes da primeira lajota e não se movem.',
    'A rodada termina e paga automaticamente a 500 vezes a aposta ou quando só restam buracos.',
  ],
  mines: 'Buracos',
  start: 'Jogar',
  cash: 'Coletar {amount}',
  pick: 'Abra uma lajota',
  tile: 'Lajota {row}, {column}',
  safe: 'segura',
  mine: 'buraco',
  hidden: 'fechada',
  next: 'Próxima lajota: {multiple} com {chance}',
  now: 'Agora {multiple}',
  struck: 'Era um buraco. Sem prêmio desta vez',
  taken: 'Você coletou {amount}',
  opened: 'Segura. A rodada paga agora {multiple} vezes a aposta',
}
