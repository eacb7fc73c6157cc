/** Pages that a quest may lead to; what is seen there is worth knowing. */
export const questPages = [
  '/fairness',
  '/profile/responsible-game',
  '/profile/security',
  '/profile/statement',
  '/loyalty/shop',
  '/tournaments',
  '/support',
  '/winners',
] as const
