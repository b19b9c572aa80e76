import { text } from '@countinghouse/contract/erp/payment-term-preview.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { PaymentTermPreview } from './payment-term-preview.tsx'

export const record: RecordExtras = {
  tabs: [{ key: 'due', title: text.dueDates, Panel: PaymentTermPreview }],
}
