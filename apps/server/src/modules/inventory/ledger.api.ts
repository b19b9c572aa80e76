import { makeMonthsAhead } from './make-months-ahead.ts'

export const api = []
export const prunings = [makeMonthsAhead]
