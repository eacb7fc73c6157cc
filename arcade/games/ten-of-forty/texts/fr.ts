import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez un à dix numéros sur quarante. À chaque manche, dix des quarante sont tirés.',
    'Plus vos numéros sortent, plus vous gagnez. Ce que paie chaque nombre dépend de combien vous en avez choisi.',
    'Chaque numéro est aussi probable à chaque manche : les tirages précédents n’y changent rien.',
  ],
  field: 'Numéros de 1 à 40',
  pick: 'Numéros au hasard',
  clear: 'Effacer',
  choose: 'Choisissez des numéros',
  hits: '{hits} touchés',
  chosen: 'Numéros choisis',
  perHit: 'Numéros touchés et gains',
  single: 'Chacun de vos numéros sort avec une probabilité de {percent}.',
  told: '{hits} sur {chosen} touchés. Vous avez gagné {amount}',
  returned: '{hits} sur {chosen} touchés. {amount} sur {stake} rendus',
  missed: '{hits} sur {chosen} touchés. Pas de gain cette fois',
}
