import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha um alvo. A cada rodada sai um multiplicador. Se ele alcançar seu alvo, você ganha a aposta vezes o alvo.',
    'Você pode escolher qualquer alvo de 1,01 a 1.000,00. A chance de alcançá-lo é 99% dividido pelo alvo: 49,5% para 2,00, 0,99% para 100,00.',
    'O multiplicador não depende do alvo que você escolhe.',
  ],
  target: 'Seu alvo',
  chance: 'Probabilidade',
  pays: 'Paga',
  result: 'Multiplicador',
  lower: 'Mais baixo',
  higher: 'Mais alto',
  told: 'O multiplicador foi {result}. Você ganhou {amount}',
  missed: 'O multiplicador foi {result}, abaixo de {target}',
}
