import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The areas around playing, and the pages that links in letters lead to. */
export const areaRoutes: RouteConfigEntry[] = [
  route('offers', 'pages/offers.tsx', { id: 'offers' }),
  route('offers/:id', 'pages/offers-id.tsx', { id: 'offers-id' }),
  route('promotions', 'pages/promotions.tsx', { id: 'promotions' }),
  route('promotions/:id', 'pages/promotions-id.tsx', { id: 'promotions-id' }),
  route('jackpots', 'pages/jackpots.tsx', { id: 'jackpots' }),
  route('jackpots/:id', 'pages/jackpots-id.tsx', { id: 'jackpots-id' }),
  route('tournaments', 'pages/tournaments.tsx', { id: 'tournaments' }),
  route('tournaments/:id', 'pages/tournaments-id.tsx', { id: 'tournaments-id' }),
  route('tournaments/:id/gamehall', 'pages/tournaments-id-gamehall.tsx', { id: 'tournaments-id-gamehall' }),
  route('loyalty', 'pages/loyalty.tsx', { id: 'loyalty' }),
  route('loyalty/shop', 'pages/loyalty-shop.tsx', { id: 'loyalty-shop' }),
  route('loyalty/:sysname', 'pages/loyalty-sysname.tsx', { id: 'loyalty-sysname' }),
  route('winners', 'pages/winners.tsx', { id: 'winners' }),
  route('support', 'pages/support.tsx', { id: 'support' }),
  route('unsubscribe', 'pages/unsubscribe.tsx', { id: 'unsubscribe' }),
  route('confirmation', 'pages/confirmation.tsx', { id: 'confirmation' }),
  route('confirmation/success', 'pages/confirmation-success.tsx', { id: 'confirmation-success' }),
  route('_parts', 'pages/parts.tsx', { id: '_parts' }),
  route('_icons', 'pages/icons.tsx', { id: '_icons' }),
]
