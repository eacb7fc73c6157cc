import type { Rule } from '../rule.ts'
import { bundleRule } from './bundle.ts'
import { documentsRule } from './documents.ts'
import { environmentRule } from './environment.ts'
import { exportsRule } from './exports.ts'
import { historyRule } from './history.ts'
import { modulesRule } from './modules.ts'
import { moneyRule } from './money.ts'
import { namesRule } from './names.ts'
import { circlesRule } from './circles.ts'
import { connectorsRule } from './connectors.ts'
import { purityRule } from './purity.ts'
import { packagesRule } from './packages.ts'
import { refusalsRule } from './refusals.ts'
import { sentencesRule } from './sentences.ts'
import { siteRule } from './site.ts'
import { sizeRule } from './size.ts'
import { sportsRule } from './sports.ts'
import { sqlRule } from './sql.ts'
import { testsRule } from './tests.ts'
import { transactionsRule } from './transactions.ts'
import { translationsRule } from './translations.ts'

/** The rules that a compiler and a linter cannot know. Each has planted violations in `tools/fixtures/<name>`. */
export const rules: readonly Rule[] = [
  packagesRule,
  modulesRule,
  circlesRule,
  siteRule,
  purityRule,
  environmentRule,
  sportsRule,
  sqlRule,
  transactionsRule,
  moneyRule,
  connectorsRule,
  refusalsRule,
  sentencesRule,
  translationsRule,
  exportsRule,
  sizeRule,
  namesRule,
  testsRule,
  documentsRule,
  historyRule,
  bundleRule,
]
