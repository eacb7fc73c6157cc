import { Link } from 'react-router'
import { useMay } from '../session/session.ts'

export const linkLook = 'inline-grid min-h-6 min-w-6 items-center text-cool underline-offset-4 hover:underline'

/** The page of the player; the number alone for a member who may not see players. */
export function PlayerLink({ uid }: { uid: string }) {
  if (!useMay('players:read')) return <span className="figures">{uid}</span>
  return (
    <Link className={`figures ${linkLook}`} to={`/players/${uid}`} aria-label={`Player ${uid}`}>
      {uid}
    </Link>
  )
}
