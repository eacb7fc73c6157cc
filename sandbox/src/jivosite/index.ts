import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('jivosite', '/widget/:id', body)
