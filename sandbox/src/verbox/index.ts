import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('verbox', '/support/support.js', body)
