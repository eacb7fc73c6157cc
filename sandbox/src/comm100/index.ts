import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('comm100', '/livechat.ashx', body)
