import type { RecordExtras } from '../../kit/record-extras.ts'

// A route has nine fields in its line.
export const record: RecordExtras = { isPage: true }
