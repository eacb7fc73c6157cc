import type { Json } from '../rules/engine.ts'

/** The view of a round or the sheet of a game, in the type that the rules of this game have for it: the server made it by the same rules. */
export const madeByRules = <Made>(json: Json): Made =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The wire has one type for the views of all games.
  json as Made
