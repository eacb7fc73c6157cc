import type { Context } from '@ante/kit/context'

/** For the announcement of a new player: the browser that came by a link and agreed to be followed. */
export const cameBy = ({ session }: Pick<Context, 'session'>): { visit?: string } =>
  session?.visit === undefined ? {} : { visit: session.visit }
