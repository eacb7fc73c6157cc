import './no-eval.ts'
import { common } from '@ante/texts/en/common'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { AnalyticsPage } from './analytics/analytics-page.tsx'
import { AuditPage } from './audit/audit-page.tsx'
import { FlagsPage } from './bonuses/flags-page.tsx'
import { CampaignPage } from './marketing/campaign-page.tsx'
import { CampaignsPage } from './marketing/campaigns-page.tsx'
import { DrawsPage } from './draws/draws-page.tsx'
import { FraudCheckPage } from './fraud/check-page.tsx'
import { FraudPage } from './fraud/fraud-page.tsx'
import { GamesPage } from './games/games-page.tsx'
import { HarmPage } from './harm/harm-page.tsx'
import { JackpotsPage } from './jackpots/jackpots-page.tsx'
import { MatchesPage } from './matches/matches-page.tsx'
import { OffersPage } from './offers/offers-page.tsx'
import { DiscrepanciesPage } from './payments/discrepancies-page.tsx'
import { WithdrawalsPage } from './payments/withdrawals-page.tsx'
import { PlayerPage } from './player/player-page.tsx'
import { PlayersPage } from './players/players-page.tsx'
import { PublishersPage } from './publishers/publishers-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { InvitationPage } from './session/invitation-page.tsx'
import { SignedIn } from './session/signed-in.tsx'
import { SupportPage } from './support/support-page.tsx'
import { TournamentsPage } from './tournaments/tournaments-page.tsx'
import { VerificationPlayerPage } from './verification/player-page.tsx'
import { VerificationPage } from './verification/verification-page.tsx'
import './styles.css'

const router = createBrowserRouter(
  [
    { path: 'invitation', element: <InvitationPage /> },
    {
      element: <SignedIn />,
      children: [
        { index: true, element: <Navigate to="/players" replace /> },
        { path: 'players', element: <PlayersPage /> },
        { path: 'players/:uid', element: <PlayerPage /> },
        { path: 'withdrawals', element: <WithdrawalsPage /> },
        { path: 'discrepancies', element: <DiscrepanciesPage /> },
        { path: 'safer-gambling', element: <HarmPage /> },
        { path: 'bonus-checks', element: <FlagsPage /> },
        { path: 'verification', element: <VerificationPage /> },
        { path: 'verification/:uid', element: <VerificationPlayerPage /> },
        { path: 'fraud', element: <FraudPage /> },
        { path: 'fraud/:id', element: <FraudCheckPage /> },
        { path: 'publishers', element: <PublishersPage /> },
        { path: 'analytics', element: <AnalyticsPage /> },
        { path: 'support', element: <SupportPage /> },
        { path: 'support/:conversation', element: <SupportPage /> },
        { path: 'games', element: <GamesPage /> },
        { path: 'games/matches', element: <MatchesPage /> },
        { path: 'offers', element: <OffersPage /> },
        { path: 'campaigns', element: <CampaignsPage /> },
        { path: 'campaigns/:sysname', element: <CampaignPage /> },
        { path: 'jackpots', element: <JackpotsPage /> },
        { path: 'draws', element: <DrawsPage /> },
        { path: 'tournaments', element: <TournamentsPage /> },
        { path: 'requests', element: <RequestsPage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: '*', element: <Navigate to="/players" replace /> },
      ],
    },
  ],
  { basename: '/operator' }
)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <IntlProvider locale="en" timeZone="UTC" messages={{ common }}>
      <RouterProvider router={router} />
    </IntlProvider>
  </StrictMode>
)
