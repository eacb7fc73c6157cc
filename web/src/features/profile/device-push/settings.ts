import type { Output } from '../../../app/api/endpoints.ts'

export type PushSettings = Output<'push.getsettings'>
