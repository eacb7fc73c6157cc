import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { previewSegment } from './preview.ts'
import { getTags, putByStaff, setTagByStaff, startByStaff, stopByStaff } from './put-campaign.ts'
import { getCampaign, listCampaigns, listPlayers } from './read-campaigns.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'marketing.list': listCampaigns,
  'marketing.get': getCampaign,
  'marketing.getplayers': listPlayers,
  'marketing.preview': previewSegment,
  'marketing.put': putByStaff,
  'marketing.start': startByStaff,
  'marketing.stop': stopByStaff,
  'marketing.gettags': getTags,
  'marketing.settag': setTagByStaff,
}
