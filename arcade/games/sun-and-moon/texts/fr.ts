import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez le soleil ou la lune et lancez la pièce. Un bon pronostic double ce que vous pouvez prendre ; un mauvais termine le tour sans gain.',
    'Après chaque bon pronostic, prenez ce qu’il paie ou continuez, jusqu’à 12 fois par tour. Après le douzième, le gain est payé tout seul.',
    'À chaque lancer, les deux faces ont la même chance, quoi qu’il soit tombé avant. Le premier bon pronostic paie 0,99 × 2 fois la mise, et chaque suivant paie le double. Le retour est le même où que vous vous arrêtiez.',
    'Les touches 1 et 2 choisissent le soleil et la lune.',
  ],
  choices: ['{count, plural, one {S’arrêter après # pronostic} other {S’arrêter après # pronostics}}'],
  sides: { sun: 'Soleil', moon: 'Lune' },
  call: 'Votre pronostic',
  toss: { sun: 'Lancer : soleil', moon: 'Lancer : lune' },
  takeOrCall: 'Prenez ou continuez',
  cash: 'Prendre {amount}',
  now: 'Vous pouvez prendre',
  next: 'Le suivant paie',
  streak: 'Ce que paie chaque bon pronostic',
  calls: 'Bons pronostics',
  pays: 'Paie',
  chance: 'Probabilité',
  right: {
    sun: 'Soleil, bon pronostic {count} sur 12. Maintenant {multiple}×',
    moon: 'Lune, bon pronostic {count} sur 12. Maintenant {multiple}×',
  },
  wrong: { sun: 'C’est le soleil. Pas de gain cette fois', moon: 'C’est la lune. Pas de gain cette fois' },
  taken: 'Vous avez pris {amount}',
  all: 'Les 12 pronostics étaient bons. Vous avez gagné {amount}',
}
