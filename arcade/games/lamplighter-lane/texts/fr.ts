import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    C: 'Chat',
    V: 'Violon',
    T: 'Théière',
    R: 'Porte rouge',
    G: 'Porte verte',
    U: 'Porte bleue',
    N: 'Lanterne',
    L: 'Allumeur',
  },
  how: [
    'Cinq rouleaux, trois rangées et dix lignes. Trois symboles identiques ou plus sur une ligne gagnent, à partir de la gauche.',
    'L’allumeur arrive par le rouleau 5 et l’éclaire en entier : il remplace tout symbole sauf la lanterne.',
    'Si une lanterne attend sur le rouleau 1 quand il arrive, il marche vers elle. Ce sont quatre relances gratuites, et à chacune tout rouleau éclairé avance d’un rouleau vers la gauche.',
    'Les gains des relances comptent ×2, ×3, ×4 et ×5. Un autre allumeur qui arrive entre-temps éclaire le rouleau 5 et marche avec lui.',
    'Là où les règles le permettent, vous pouvez l’appeler pour 60 mises. Il arrive au premier tour et marche, avec ou sans lanterne.',
  ],
  choices: ['Un tour', 'Un appel de l’allumeur'],
  waits: 'Une lanterne attend sur le rouleau 1. Viendra-t-il ?',
  comes: 'Il arrive et marche vers la lanterne',
  step: 'Pas {step} sur {steps}',
  counts: 'Gains ×{multiplier}',
  paid: 'La lanterne est allumée. Tous les pas ensemble : {amount}',
  walked: 'La lanterne est allumée. La manche a payé {amount}',
  call: 'L’appeler : {amount}',
  callTitle: 'Appeler l’allumeur',
  callText:
    'Pour {amount}, soit {stakes} mises de {stake}, il arrive aussitôt par le rouleau 5 et marche : cinq tours qui comptent de ×1 à ×5. À la longue, un appel rend {percent} de son prix.',
  callPay: 'Payer {amount} et commencer',
}
