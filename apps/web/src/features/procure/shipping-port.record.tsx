import type { RecordExtras } from '../../kit/master/record-extras.ts'

// A full page, because a route line has nine fields.
export const record: RecordExtras = { isPage: true }
