import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Una tirada es un número de 00,00 a 99,99, todos igual de probables.',
    'Elige un lado y con qué frecuencia quieres ganar: con una probabilidad del 25 %, «por debajo» gana en cada tirada inferior a 25,00 y «por encima» en cada tirada desde 75,00.',
    'Un premio paga 99 dividido por la probabilidad en porcentaje, redondeado hacia abajo a dos decimales: al 25 % paga 3,96 veces la apuesta.',
  ],
  side: 'Lado',
  under: 'Por debajo',
  over: 'Por encima',
  chance: 'Probabilidad de ganar',
  pays: 'Paga',
  roll: 'Tirar',
  winsBelow: 'Gana por debajo de {edge}',
  winsFrom: 'Gana desde {edge}',
  told: 'Ha salido {roll}. Has ganado {amount}',
  missed: 'Ha salido {roll}. Esta vez no hay premio',
}
