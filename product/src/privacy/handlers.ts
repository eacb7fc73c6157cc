import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { askErasure } from './erase-player.ts'
import { readExport, readExportFile, requestExport } from './export-data.ts'

export const handlers: Handlers<typeof endpoints> = {
  'privacy.requestexport': requestExport,
  'privacy.getexport': readExport,
  'privacy.getexportfile': readExportFile,
  'privacy.erase': askErasure,
}
