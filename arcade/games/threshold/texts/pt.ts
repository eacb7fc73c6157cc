import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha uma altura. A subida para em uma altura própria; se chegar pelo menos à sua, a aposta é paga tantas vezes.',
    'Qualquer altura de 1,01 a 1.000,00 pode ser escolhida. A chance de chegar lá é 99% dividido pela altura: pouco menos de uma em duas para 2,00, de uma em cem para 100,00.',
    'Onde a subida para não depende da altura que você escolhe.',
  ],
  target: 'Sua altura',
  chance: 'Probabilidade',
  pays: 'Paga',
  result: 'Altura alcançada',
  lower: 'Mais baixa',
  higher: 'Mais alta',
  told: 'A subida chegou a {result}. Você ganhou {amount}',
  missed: 'A subida parou em {result}, abaixo de {target}',
}
