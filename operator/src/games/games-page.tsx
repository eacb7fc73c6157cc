import { PageHeader } from '@ante/web/ui/page-header'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useMay } from '../session/session.ts'
import { PlayTabs } from '../ui/play-tabs.tsx'
import { ReturnsSection } from './returns-section.tsx'
import { SwitchesSection } from './switches-section.tsx'

/** What games pay back, and which of them take stakes. */
export function GamesPage() {
  const [turn, setTurn] = useState(0)
  const mayGames = useMay('games:read')
  const mayMatches = useMay('markets:read')
  if (!mayGames && mayMatches) return <Navigate to="/games/matches" replace />
  return (
    <>
      <PageHeader title="Games" />
      <PlayTabs />
      <ReturnsSection turn={turn} />
      <SwitchesSection turn={turn} onDecided={() => setTurn((before) => before + 1)} />
    </>
  )
}
