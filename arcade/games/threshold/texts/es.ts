import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige un objetivo. Cada ronda sale un multiplicador. Si alcanza tu objetivo, ganas tu apuesta multiplicada por él.',
    'Puedes elegir cualquier objetivo de 1,01 a 1000,00. La probabilidad de alcanzarlo es el 99 % dividido por el objetivo: 49,5 % para 2,00, 0,99 % para 100,00.',
    'El multiplicador no depende del objetivo que elijas.',
  ],
  target: 'Tu objetivo',
  chance: 'Probabilidad',
  pays: 'Paga',
  result: 'Multiplicador',
  lower: 'Más bajo',
  higher: 'Más alto',
  told: 'El multiplicador fue {result}. Has ganado {amount}',
  missed: 'El multiplicador fue {result}, por debajo de {target}',
}
