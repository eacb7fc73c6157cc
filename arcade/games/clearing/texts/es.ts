import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bajo algunas de las 25 losas el suelo cede. Elige cuántas y abre las losas una tras otra.',
    'Cada losa firme sube lo que paga la ronda. Cóbralo cuando quieras. Si el suelo cede, la ronda termina y no paga nada.',
    'Lo que paga tras cada losa es 0,99 dividido por la probabilidad de llegar hasta ahí, cortado a dos decimales. Los hoyos se colocan antes de la primera losa y no se mueven.',
    'La ronda termina y paga sola cuando llega a 500 veces la apuesta o solo quedan hoyos.',
  ],
  mines: 'Hoyos',
  start: 'Jugar',
  cash: 'Cobrar {amount}',
  pick: 'Abre una losa',
  tile: 'Losa {row}, {column}',
  safe: 'suelo firme',
  mine: 'hoyo',
  hidden: 'cerrada',
  next: 'Próxima losa: {multiple} con {chance}',
  now: 'Ahora {multiple}',
  struck: 'El suelo ha cedido. Esta vez no hay premio',
  taken: 'Has cobrado {amount}',
  opened: 'Suelo firme. La ronda paga ahora {multiple} veces la apuesta',
}
