import type { Twin } from '../twin.ts'
import { drandApp } from './app.ts'

export const twin: Twin = () => drandApp()
