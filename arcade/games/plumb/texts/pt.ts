import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha um risco e quantas filas de pinos a bola atravessa. Em cada pino vai para a esquerda ou para a direita com a mesma probabilidade.',
    'A casa em que cai paga o seu múltiplo da sua aposta. As casas de fora são raras e pagam mais: quanto maior o risco, mais pagam e menos paga o meio.',
    'Todas as casas pagam alguma coisa. Em algumas é menos do que a sua aposta.',
  ],
  risk: 'Risco',
  risks: { low: 'Baixo', medium: 'Médio', high: 'Alto' },
  rows: 'Filas',
  most: 'Maior prêmio',
  chance: 'Probabilidade',
  drop: 'Largar',
  bins: 'Casas, de fora para o meio',
  caption: 'Risco: {risk}',
  told: 'A bola caiu em {multiple}. Ganhou {amount}',
  returned: 'A bola caiu em {multiple}. Devolvidos {amount} de {stake}',
}
