import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'La serrure a trois cadrans de six signes : 216 combinaisons également probables. Un signe peut revenir plusieurs fois.',
    'Vous avez sept essais. Après chacun, vous savez combien de cadrans sont justes, et combien de signes sont justes mais sur un autre cadran.',
    'Chaque essai doit être compatible avec tous les indices obtenus. Une combinaison qu’ils excluent ne peut pas être essayée, et le jeu dit pourquoi.',
    'Ouvrir au premier essai paie 10 fois la mise, puis 1,30, 1,10, 0,90, 0,85, 0,80 et 0,75 fois. Si la serrure reste fermée après sept essais, la mise est perdue.',
    '« Meilleur coup » place les cadrans sur l’essai au retour le plus élevé. Le retour ci-dessous vaut pour les meilleurs essais et pour les moins favorables que le jeu autorise.',
  ],
  signs: ['Soleil', 'Lune', 'Étoile', 'Feuille', 'Goutte', 'Clé'],
  dial: 'Cadran {dial}',
  up: 'Signe suivant sur le cadran {dial}',
  down: 'Signe précédent sur le cadran {dial}',
  start: 'Essai {pays}',
  attempt: 'Essai {number} : {signs}',
  hint: '{right} justes, {near} sur un autre cadran',
  opened: 'La serrure est ouverte. Vous avez gagné {amount}',
  shut: 'La serrure reste fermée. C’était {signs}',
  left: 'Essais restants : {left}',
  best: 'Meilleur coup',
  fits: 'Compatible avec tous les indices. Combinaisons restantes : {count}',
  contradicts: 'Exclu : avec cette combinaison, l’essai {number} aurait donné « {would} ». Il a donné « {shown} ».',
  tries: 'Essais',
}
