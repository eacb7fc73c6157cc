import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige un riesgo y cuántas filas de clavijas atraviesa la bola. En cada clavija va a la izquierda o a la derecha con la misma probabilidad.',
    'La casilla en la que cae paga su múltiplo de tu apuesta. Las exteriores son raras y pagan más: cuanto mayor es el riesgo, más pagan y menos paga el centro.',
    'Todas las casillas pagan algo. En algunas es menos que tu apuesta.',
  ],
  risk: 'Riesgo',
  risks: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
  rows: 'Filas',
  most: 'Mayor premio',
  chance: 'Probabilidad',
  drop: 'Soltar',
  bins: 'Casillas, de la exterior a la central',
  caption: 'Riesgo: {risk}',
  told: 'La bola cayó en {multiple}. Has ganado {amount}',
  returned: 'La bola cayó en {multiple}. Se devuelven {amount} de {stake}',
}
