import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez un chantier et achetez une carte. Dégagez ses neuf cases au pinceau : trois trouvailles identiques paient ce qu’indique le tableau. Une carte a au plus un gain.',
    'Chaque mise tire une des 1 000 000 cartes numérotées du chantier, toutes aussi probables. Aucune carte ne s’épuise : vos chances sont toujours les mêmes.',
    'Votre carte est tirée avant que vous commenciez. Où et dans quel ordre vous dégagez ne change rien. Les trouvailles sans gain sont tirées uniformément et apparaissent deux fois au plus.',
    'Dégagez avec le doigt ou la souris, libérez une case avec les touches 1 à 9, ou révélez tout d’un coup. Une carte laissée seule se révèle après 45 secondes.',
  ],
  choices: ['Carrière de craie', 'Berge', 'Socle rocheux'],
  site: 'Chantier',
  sites: { chalk: 'Craie', river: 'Berge', bedrock: 'Socle' },
  buy: 'Acheter une carte',
  all: 'Tout révéler',
  brush: 'Dégagez les cases au pinceau',
  card: 'Votre carte',
  field: 'Case {field} : {find}',
  covered: 'couverte',
  finds: ['Fougère', 'Corne d’Ammon', 'Poisson', 'Trilobite fossile', 'Dent de requin', 'Empreinte', 'Ambre', 'Crâne'],
  legend: 'Ce que paient trois trouvailles identiques',
  told: 'Trois identiques : {find}. Vous avez gagné {amount}',
  back: 'Trois identiques : {find}. Votre mise de {amount} vous revient',
  missed: 'Pas trois identiques. Pas de gain cette fois',
  find: 'Trois fois',
  pays: 'Paie',
  cards: 'Cartes sur 1 000 000',
  none: 'Pas trois identiques',
}
