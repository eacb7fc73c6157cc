import { chipTexts } from '../../../shell/quick/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Le jeu appelé Sic Bo : trois dés sont lancés, et vous pariez sur ce qu’ils montrent.',
    'Petit est un total de 4 à 10, grand de 11 à 17. Petit, grand, impair et pair paient 1 contre 1 et perdent quand les trois dés sont pareils.',
    'Un numéro paie 1, 2 ou 3 contre 1 si un, deux ou trois dés le montrent. Deux numéros ensemble paient 6 contre 1, un double 11 contre 1, n’importe quel triple 30 contre 1, un triple choisi 190 contre 1.',
    'Les totaux paient de 6 contre 1 pour 10 et 11 jusqu’à 62 contre 1 pour 4 et 17.',
    'De 1,00 à 500,00 par pari et 2 000,00 en tout au plus.',
  ],
  roll: 'Lancer',
  bets: {
    small: 'Petit',
    big: 'Grand',
    odd: 'Impair',
    even: 'Pair',
    any: 'Triple au choix',
    single: 'Numéro {a}',
    double: 'Double de {a}',
    triple: 'Triple de {a}',
    pair: '{a} et {b}',
    total: 'Total de {a}',
  },
  choices: [
    'Petit ou grand',
    'Impair ou pair',
    'Un numéro',
    'Deux numéros',
    'Un double',
    'N’importe quel triple',
    'Un triple choisi',
    'Un total de {count}',
  ],
  totals: 'Total {a} ou {b}',
  told: '{dice} = {total}. Vous avez gagné {amount}',
  back: '{dice} = {total}. {amount} rendus sur {stake}',
  missed: '{dice} = {total}. Pas de gain cette fois',
  bet: 'Pari',
  pays: 'Rend',
  limit: 'Vous pouvez miser jusqu’à 500,00 par pari et 2 000,00 en tout.',
}
