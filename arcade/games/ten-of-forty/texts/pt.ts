import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha de um a dez números de quarenta. Em cada ronda são sorteados dez dos quarenta.',
    'Quantos mais dos seus números saírem, mais ganha. O que cada quantidade paga depende de quantos escolheu.',
    'Cada número é igualmente provável em cada ronda: os sorteios anteriores não mudam nada.',
  ],
  field: 'Números de 1 a 40',
  pick: 'Números ao acaso',
  clear: 'Limpar',
  choose: 'Escolha números',
  hits: '{hits} acertos',
  chosen: 'Números escolhidos',
  perHit: 'Acertos e o que pagam',
  single: 'Cada um dos seus números sai com uma probabilidade de {percent}.',
  told: '{hits} de {chosen} acertados. Ganhou {amount}',
  returned: '{hits} de {chosen} acertados. Devolvidos {amount} de {stake}',
  missed: '{hits} de {chosen} acertados. Desta vez não há prêmio',
}
