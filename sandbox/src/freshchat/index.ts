import { chatTwin } from '../chat-script.ts'
import { body } from './script.ts'

export const twin = chatTwin('freshchat', '/js/widget.js', body)
