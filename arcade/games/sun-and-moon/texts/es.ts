import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige sol o luna y lanza la moneda. Un acierto duplica lo que puedes cobrar; un fallo termina la ronda sin premio.',
    'Tras cada acierto, cobra lo que paga o sigue, hasta 12 veces por ronda. Tras el duodécimo acierto, el premio se paga solo.',
    'En cada lanzamiento las dos caras son igual de probables, saliera lo que saliera antes. El primer acierto paga 0,99 × 2 veces tu apuesta y cada uno de los siguientes paga el doble. El retorno es el mismo pares donde pares.',
    'Las teclas 1 y 2 son sol y luna.',
  ],
  choices: ['{count, plural, one {Parar tras # acierto} other {Parar tras # aciertos}}'],
  sides: { sun: 'Sol', moon: 'Luna' },
  call: 'Tu elección',
  toss: { sun: 'Lanzar al sol', moon: 'Lanzar a la luna' },
  takeOrCall: 'Cobra o sigue',
  cash: 'Cobrar {amount}',
  now: 'Puedes cobrar',
  next: 'Otro acierto paga',
  streak: 'Lo que paga cada acierto',
  calls: 'Aciertos',
  pays: 'Paga',
  chance: 'Probabilidad',
  right: {
    sun: 'Sol, acierto {count} de 12. Ahora {multiple}×',
    moon: 'Luna, acierto {count} de 12. Ahora {multiple}×',
  },
  wrong: { sun: 'Ha salido el sol. Esta vez no hay premio', moon: 'Ha salido la luna. Esta vez no hay premio' },
  taken: 'Has cobrado {amount}',
  all: 'Has acertado las 12 veces y has ganado {amount}',
}
