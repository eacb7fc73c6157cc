import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'La serrure a trois cadrans de six signes, soit 216 combinaisons également probables ; un signe peut revenir plusieurs fois.',
    'Vous avez quatre essais. Après chacun, vous savez combien de cadrans sont justes, et combien de signes sont justes mais sur un autre cadran.',
    'Ouvrir au premier essai paie 13 fois la mise, au deuxième 3,80, au troisième 1,10 ; au quatrième, votre mise est rendue.',
    'Le retour est calculé pour un jeu parfait. Jouer sans tenir compte des indices rend moins.',
  ],
  signs: ['Soleil', 'Lune', 'Étoile', 'Feuille', 'Goutte', 'Clé'],
  dial: 'Cadran {dial}',
  up: 'Signe suivant sur le cadran {dial}',
  down: 'Signe précédent sur le cadran {dial}',
  start: 'Essai {pays}',
  attempt: 'Essai {number} : {signs}',
  hint: '{right} justes, {near} sur un autre cadran',
  opened: 'La serrure est ouverte. Elle a payé {amount}',
  shut: 'La serrure reste fermée. C’était {signs}',
  left: 'Essais restants : {left}',
  pays: 'Ouvrir maintenant : {multiple}',
  tries: 'Essais',
}
