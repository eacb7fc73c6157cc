import { Link } from 'react-router'
import { useLoaded } from '../use-loaded.ts'

/** GAM-24: games that pay more or less than they can by chance. On every page, until they are within again. */
export function ReturnAlarms() {
  const { data } = useLoaded('games.getreturnalarms', {})
  if (!data || data.items.length === 0) return null
  return (
    <aside aria-labelledby="return-alarms" className="grid gap-1 border-b border-line bg-surface-2 px-5 py-3 text-14">
      <p id="return-alarms" className="font-semibold text-danger">
        {data.items.length === 1 ? 'A game returns' : `${data.items.length} games return`} what chance alone doesn’t
        explain
      </p>
      <p className="text-chalk-2">
        {data.items
          .map(({ game, version, side }) => `${game.name}${version === '' ? '' : ` ${version}`} (${side} its band)`)
          .join(', ')}
        .{' '}
        <Link to="/games" className="inline-flex min-h-6 items-center underline underline-offset-4">
          See all returns
        </Link>
      </p>
    </aside>
  )
}
