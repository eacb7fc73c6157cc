import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Atravesse o rio fileira por fileira. Em cada uma há pedras soltas; quais são fica definido antes do seu primeiro passo.',
    'Uma pedra firme aumenta o que você pode retirar. Retire quando quiser ou continue. Uma pedra solta encerra a rodada sem prêmio.',
    'Água calma: 4 pedras por fileira, 1 solta, 9 fileiras. Viva: 3 pedras, 1 solta, 9 fileiras. Agitada: 2 pedras, 1 solta, 8 fileiras. Brava: 3 pedras, 2 soltas, 6 fileiras. Na outra margem o prêmio é pago sozinho.',
  ],
  water: 'Água',
  waters: ['Calma', 'Viva', 'Agitada', 'Brava'],
  choices: [
    'Água calma, fileiras: {count}',
    'Água viva, fileiras: {count}',
    'Água agitada, fileiras: {count}',
    'Água brava, fileiras: {count}',
  ],
  odds: '{loose} de {stones} soltas',
  start: 'Começar',
  pick: 'Escolha uma pedra',
  cash: 'Retirar {amount}',
  next: 'Próxima fileira: {multiple}, chance {chance}',
  now: 'Paga agora',
  stone: 'Fileira {row}, pedra {stone}',
  faces: { closed: 'não pisada', firm: 'firme', loose: 'solta', spared: 'teria aguentado' },
  holds: 'A pedra aguenta. Agora {multiple}×',
  fell: 'A pedra estava solta. Sem prêmio desta vez',
  taken: 'Você retirou {amount}',
  crossed: 'Você chegou à outra margem e ganhou {amount}',
}
