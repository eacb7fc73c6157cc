import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { putPages } from './put-pages.ts'
import { setSetting } from './set-setting.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'content.putsetting': setSetting,
  'content.putpages': putPages,
}
