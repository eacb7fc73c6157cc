import type { bonusFours as fours, dealtHow as how, videoPokerTexts as en } from './en.ts'

export const videoPokerTexts: typeof en = {
  deal: 'Distribuer',
  draw: 'Remplacer',
  keep: 'Tout garder',
  held: 'Gardée',
  cards: 'Vos cartes',
  empty: 'Pas encore de carte',
  advise: 'Meilleur choix',
  best: 'Meilleur choix : il rend {multiple} en moyenne',
  bestNone: 'Le mieux : remplacer les cinq. Cela rend {multiple} en moyenne',
  hands: {
    'royal-flush': 'Quinte royale',
    'straight-flush': 'Quinte à la couleur',
    'four-aces': 'Carré d’as',
    'four-low': 'Carré de 2 à 4',
    four: 'Carré',
    'full-house': 'Main pleine',
    flush: 'Couleur',
    straight: 'Suite',
    three: 'Brelan',
    'two-pair': 'Deux paires',
    jacks: 'Valets ou mieux',
  },
  nothing: 'Pas de paire de valets',
  choose: 'Choisissez les cartes à garder',
  dealt: '{hand} dès la donne. Choisissez les cartes à garder',
  told: '{hand}. Vous avez gagné {amount}',
  back: '{hand}. Votre mise de {amount} est rendue',
  missed: '{hand}. Pas de gain cette fois',
  skill: 'Ce retour demande le meilleur choix. Les autres rendent moins ; « Meilleur choix » le montre à chaque main.',
  choices: ['Règles simples'],
  simple:
    '« Règles simples » gardent ce qui vient en premier dans cette liste : quatre cartes vers une quinte royale ; une main qui paie ; quatre vers une quinte à la couleur ; trois vers une quinte royale ; quatre de même couleur ; une paire ; quatre qui se suivent ; deux hautes cartes de même couleur ; trois vers une quinte à la couleur ; une ou deux hautes cartes, les plus basses d’abord ; rien.',
}

export const dealtHow: typeof how = {
  deal: 'Un jeu de cartes, mélangé de nouveau pour chaque main. Vous recevez cinq cartes : gardez celles que vous voulez avec les touches 1 à 5 ou en les touchant. Les autres sont remplacées une fois.',
  pays: 'La main finale paie selon le tableau, à partir d’une paire de valets. Votre mise est comprise dans le paiement.',
  best: '« Meilleur choix » compte tous les tirages et garde les cartes qui rendent le plus en moyenne. Vous pouvez l’utiliser à chaque main et changer encore d’avis.',
}

export const bonusFours: typeof fours = { four: 'Carré de 5 au roi' }
