import { text } from '@countinghouse/contract/erp/print-layout.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { text as fieldsText } from '@countinghouse/contract/erp/printed-fields.text'
import { later } from '../../../app/offline/later.ts'
import { PrintLayoutPreview } from './print-layout-preview.tsx'

const PrintedFields = later(async () => (await import('./printed-fields-side.tsx')).PrintedFieldsSide)

export const record: RecordExtras = {
  tabs: [
    { key: 'fields', title: fieldsText.fields, Panel: PrintedFields },
    { key: 'preview', title: text.preview, Panel: PrintLayoutPreview },
  ],
}
