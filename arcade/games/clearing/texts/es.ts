import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Algunas de las 25 losas esconden un hoyo. Elige cuántas y abre las losas una a una.',
    'Cada losa segura sube lo que paga la ronda. Cobra cuando quieras. Si abres un hoyo, la ronda termina y no paga nada.',
    'Tras cada losa la ronda paga 0,99 dividido por la probabilidad de llegar hasta ahí, redondeado hacia abajo a dos decimales. Los hoyos se colocan antes de la primera losa y no se mueven.',
    'La ronda termina y paga automáticamente a 500 veces la apuesta o cuando solo quedan hoyos.',
  ],
  mines: 'Hoyos',
  start: 'Jugar',
  cash: 'Cobrar {amount}',
  pick: 'Abre una losa',
  tile: 'Losa {row}, {column}',
  safe: 'segura',
  mine: 'hoyo',
  hidden: 'cerrada',
  next: 'Próxima losa: {multiple} con {chance}',
  now: 'Ahora {multiple}',
  struck: 'Era un hoyo. Esta vez no hay premio',
  taken: 'Has cobrado {amount}',
  opened: 'Segura. La ronda paga ahora {multiple} veces la apuesta',
}
