/** Why a message is refused. */
export const writeRefusals = [
  'Authorization/session_ended',
  'InvalidRequest/not_found',
  'InvalidRequest/conversation_closed',
  'InvalidRequest/conversation_full',
  'InvalidRequest/conversations_open',
  'InvalidRequest/idempotency_key_reused',
  'InvalidParameter',
] as const
/** Why a message with a file is. */
export const attachRefusals = [
  ...writeRefusals,
  'InvalidRequest/attachment_type',
  'InvalidRequest/attachment_size',
  'InvalidRequest/attachments_full',
] as const
