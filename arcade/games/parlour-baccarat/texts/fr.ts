import { chipTexts } from '../../../shell/quick/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Huit jeux de cartes, mélangés de nouveau avant chaque coup. De l’as au neuf, les cartes valent leurs points ; dix et figures ne valent rien ; d’une somme, seul le dernier chiffre compte.',
    'Joueur et banque reçoivent deux cartes chacun. Avec huit ou neuf d’un côté, personne ne tire. Sinon, le joueur tire une troisième carte jusqu’à cinq points. Si le joueur est resté, la banque tire jusqu’à cinq ; sinon, cela dépend des points de la banque et de la troisième carte du joueur.',
    'La main la plus haute gagne. Le joueur paie 1 contre 1, la banque 0,95 contre 1, l’égalité 8 contre 1. À égalité, les mises sur joueur et banque sont rendues.',
    'Un pari sur une paire paie 11 contre 1 quand les deux premières cartes de ce côté ont la même valeur.',
    'De 1,00 à 500,00 par pari et 2 000,00 en tout au plus.',
  ],
  deal: 'Distribuer',
  sides: {
    player: 'Joueur',
    banker: 'Banque',
    tie: 'Égalité',
    'player-pair': 'Paire joueur',
    'banker-pair': 'Paire banque',
  },
  choices: ['Sur le joueur', 'Sur la banque', 'Sur l’égalité', 'Sur une paire du joueur', 'Sur une paire de la banque'],
  wins: { player: 'Le joueur gagne', banker: 'La banque gagne', tie: 'Égalité' },
  road: 'Derniers résultats',
  points: 'Points : {points}',
  bead: '{result}, {player} à {banker}',
  told: '{result}, {player} à {banker}. Vous avez gagné {amount}',
  back: '{result}, {player} à {banker}. {amount} rendus sur {stake}',
  missed: '{result}, {player} à {banker}. Pas de gain cette fois',
  bankerDraws: 'Points de la banque',
  thirds: 'La banque tire sur une troisième carte de',
  never: 'Reste',
  bet: 'Pari',
  pays: 'Rend',
}
