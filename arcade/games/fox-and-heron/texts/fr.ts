import { chipTexts } from '../../../shell/quick/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Le jeu appelé Dragon Tiger : une carte pour le renard, une pour le héron, et la plus haute gagne. L’as est la plus basse, le roi la plus haute. Huit jeux de cartes, mélangés de nouveau avant chaque tour.',
    'Un pari sur le renard ou le héron paie 1 contre 1. À égalité, il rend la moitié de sa mise.',
    'L’égalité, deux cartes de même valeur, paie 11 contre 1. L’égalité parfaite, deux cartes de même valeur et de même couleur, paie 50 contre 1.',
    'De 1,00 à 500,00 par pari et 2 000,00 en tout au plus.',
  ],
  deal: 'Distribuer',
  sides: { fox: 'Renard', heron: 'Héron', tie: 'Égalité', 'suited-tie': 'Égalité parfaite' },
  choices: ['Sur le renard', 'Sur le héron', 'Sur l’égalité', 'Sur l’égalité parfaite'],
  wins: { fox: 'Le renard gagne', heron: 'Le héron gagne', tie: 'Égalité' },
  road: 'Derniers résultats',
  result: '{result} : {fox} contre {heron}',
  told: 'Vous avez gagné {amount}',
  back: '{amount} rendus sur {stake}',
  missed: 'Pas de gain cette fois',
  bet: 'Pari',
  pays: 'Rend',
}
