import type { Context } from '@ante/kit/context'

/** For the announcement of a new player: the browser that came by a link and agreed to be followed. */
export const cameBy = ({ session }: Pick<Context, 'session'>, market: string): { market: string; visit?: string } => ({
  market,
  ...(session?.visit === undefined ? {} : { visit: session.visit }),
})
