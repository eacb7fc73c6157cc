import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('livechat', '/tracking.js', body)
