import { text } from '@countinghouse/contract/erp/print-layout.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { PrintLayoutPreview } from './print-layout-preview.tsx'

export const record: RecordExtras = {
  tabs: [{ key: 'preview', title: text.preview, Panel: PrintLayoutPreview }],
}
