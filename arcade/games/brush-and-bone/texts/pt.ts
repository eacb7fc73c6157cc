import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha uma escavação e compre uma cartela. Limpe as nove casas com o pincel: três achados iguais pagam o que diz a tabela. Uma cartela tem no máximo um prêmio.',
    'Cada aposta sorteia uma das 1.000.000 de cartelas numeradas da escavação, todas com a mesma chance. Nenhuma se esgota: suas chances são sempre as mesmas.',
    'Sua cartela é sorteada antes de você começar. Onde e em que ordem você limpa não muda nada. Os achados sem prêmio são sorteados por igual e aparecem no máximo duas vezes.',
    'Limpe com o dedo ou o mouse, abra uma casa com as teclas de 1 a 9 ou revele tudo de uma vez. Uma cartela deixada de lado se revela após 45 segundos.',
  ],
  choices: ['Mina de giz', 'Margem do rio', 'Rocha-mãe'],
  site: 'Escavação',
  sites: { chalk: 'Giz', river: 'Margem', bedrock: 'Rocha' },
  buy: 'Comprar cartela',
  all: 'Revelar tudo',
  brush: 'Limpe as casas com o pincel',
  card: 'Sua cartela',
  field: 'Casa {field}: {find}',
  covered: 'coberta',
  finds: ['Samambaia', 'Amonite', 'Peixe', 'Trilobita', 'Dente de tubarão', 'Pegada', 'Âmbar', 'Crânio'],
  legend: 'Quanto pagam três achados iguais',
  told: 'Três iguais: {find}. Você ganhou {amount}',
  back: 'Três iguais: {find}. Sua aposta de {amount} voltou',
  missed: 'Não há três iguais. Sem prêmio desta vez',
  find: 'Três de',
  pays: 'Paga',
  cards: 'Cartelas em 1.000.000',
  none: 'Sem três iguais',
}
