import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Cruza el río fila a fila. En cada fila hay piedras sueltas; cuáles son queda fijado antes de tu primer paso.',
    'Una piedra firme aumenta lo que puedes cobrar. Cóbralo cuando quieras o sigue. Una piedra suelta termina la ronda sin premio.',
    'Agua tranquila: 4 piedras por fila, 1 suelta, 9 filas. Viva: 3 piedras, 1 suelta, 9 filas. Agitada: 2 piedras, 1 suelta, 8 filas. Brava: 3 piedras, 2 sueltas, 6 filas. En la otra orilla el premio se paga solo.',
  ],
  water: 'Agua',
  waters: ['Tranquila', 'Viva', 'Agitada', 'Brava'],
  choices: [
    'Agua tranquila, filas: {count}',
    'Agua viva, filas: {count}',
    'Agua agitada, filas: {count}',
    'Agua brava, filas: {count}',
  ],
  odds: '{loose} de {stones} sueltas',
  start: 'Empezar',
  pick: 'Elige una piedra',
  cash: 'Cobrar {amount}',
  next: 'Fila siguiente: {multiple}, probabilidad {chance}',
  now: 'Paga ahora',
  stone: 'Fila {row}, piedra {stone}',
  faces: { closed: 'sin pisar', firm: 'firme', loose: 'suelta', spared: 'habría aguantado' },
  holds: 'La piedra aguanta. Ahora {multiple}×',
  fell: 'La piedra estaba suelta. Esta vez no hay premio',
  taken: 'Has cobrado {amount}',
  crossed: 'Has llegado a la otra orilla y has ganado {amount}',
}
