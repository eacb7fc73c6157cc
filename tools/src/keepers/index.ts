import type { Keeper } from '../keeper.ts'
import { bundleKeeper } from './bundle.ts'
import { documentsKeeper } from './documents.ts'
import { environmentKeeper } from './environment.ts'
import { historyKeeper } from './history.ts'
import { modulesKeeper } from './modules.ts'
import { moneyKeeper } from './money.ts'
import { namesKeeper } from './names.ts'
import { providersKeeper } from './providers.ts'
import { purityKeeper } from './purity.ts'
import { roomsKeeper } from './rooms.ts'
import { sentencesKeeper } from './sentences.ts'
import { siteKeeper } from './site.ts'
import { sizeKeeper } from './size.ts'
import { sportsKeeper } from './sports.ts'
import { sqlKeeper } from './sql.ts'
import { testsKeeper } from './tests.ts'
import { transactionsKeeper } from './transactions.ts'
import { translationsKeeper } from './translations.ts'

/** The laws that a compiler and a linter cannot know. Each has planted sins in `tools/fixtures/<name>`. */
export const keepers: readonly Keeper[] = [
  roomsKeeper,
  modulesKeeper,
  siteKeeper,
  purityKeeper,
  environmentKeeper,
  sportsKeeper,
  sqlKeeper,
  transactionsKeeper,
  moneyKeeper,
  providersKeeper,
  sentencesKeeper,
  translationsKeeper,
  sizeKeeper,
  namesKeeper,
  testsKeeper,
  documentsKeeper,
  historyKeeper,
  bundleKeeper,
]
