import { NavLink } from 'react-router'
import { useMay } from '../session/session.ts'

const link =
  'inline-flex h-11 items-center border-b-2 border-transparent px-3 text-14 font-semibold text-chalk-2 hover:text-chalk aria-[current=page]:border-ember aria-[current=page]:text-chalk'

/** The two pages of what players stake on. */
export function PlayTabs() {
  const [mayGames, mayMatches] = [useMay('games:read'), useMay('markets:read')]
  if (!mayGames || !mayMatches) return null
  return (
    <nav aria-label="Games and matches" className="-mx-3 flex gap-1">
      <NavLink end to="/games" className={link}>
        Games
      </NavLink>
      <NavLink to="/games/matches" className={link}>
        Matches
      </NavLink>
    </nav>
  )
}
