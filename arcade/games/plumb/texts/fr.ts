import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez un risque et le nombre de rangées de clous que la bille traverse. À chaque clou, elle va à gauche ou à droite avec la même probabilité.',
    'La case où elle tombe paie son multiple de votre mise. Les cases extérieures sont rares et paient plus : plus le risque est élevé, plus elles paient, et moins le milieu paie.',
    'Chaque case paie quelque chose. Pour certaines, c’est moins que votre mise.',
  ],
  risk: 'Risque',
  risks: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
  rows: 'Rangées',
  most: 'Plus gros gain',
  chance: 'Probabilité',
  drop: 'Lâcher',
  bins: 'Cases, de l’extérieur vers le milieu',
  caption: 'Risque : {risk}',
  told: 'La bille est tombée sur {multiple}. Vous avez gagné {amount}',
  returned: 'La bille est tombée sur {multiple}. {amount} sur {stake} rendus',
}
