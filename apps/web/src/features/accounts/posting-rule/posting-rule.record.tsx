import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { SampleButton } from './sample-button.tsx'

export const record: RecordExtras = { ListWays: SampleButton }
