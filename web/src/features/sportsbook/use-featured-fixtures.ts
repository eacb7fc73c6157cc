import { startTransition, useEffect, useState } from 'react'
import { useAccount } from '../../app/session/account.tsx'
import type { FeaturedFixtures } from './featured-fixtures.ts'
import { followFeatured } from './follow-featured.ts'

/** The matches of the home page as they are now, beginning with what its loader has read. */
export function useFeaturedFixtures({ fixtures, live }: FeaturedFixtures): FeaturedFixtures {
  const { signedIn } = useAccount()
  const [now, setNow] = useState<{ of: FeaturedFixtures['fixtures']; shown: FeaturedFixtures }>()
  useEffect(() => {
    if (fixtures.length === 0) return
    return followFeatured({ fixtures, live }, signedIn, (shown) =>
      // Urgent, it would hydrate the rest of the page at once.
      startTransition(() => setNow({ of: fixtures, shown }))
    )
  }, [fixtures, live, signedIn])
  return now?.of === fixtures ? now.shown : { fixtures, live }
}
