// Made from the folders `<capability>/connectors` by `npm run check -- --write`; not edited by hand.
import { connectors as cashier } from '../cashier/connectors/registry.ts'
import { connectors as content } from '../content/connectors/registry.ts'
import { connectors as games } from '../games/connectors/registry.ts'
import { connectors as identity } from '../identity/connectors/registry.ts'
import { connectors as messages } from '../messages/connectors/registry.ts'
import { connectors as push } from '../push/connectors/registry.ts'
import { connectors as registers } from '../registers/connectors/registry.ts'
import { connectors as sportsbook } from '../sportsbook/connectors/registry.ts'
import { connectors as studios } from '../studios/connectors/registry.ts'
import { connectors as support } from '../support/connectors/registry.ts'
import { connectors as tracking } from '../tracking/connectors/registry.ts'
import { connectors as verification } from '../verification/connectors/registry.ts'

/** Every vendor of every capability. */
export const connectors = [
  ...cashier,
  ...content,
  ...games,
  ...identity,
  ...messages,
  ...push,
  ...registers,
  ...sportsbook,
  ...studios,
  ...support,
  ...tracking,
  ...verification,
]
