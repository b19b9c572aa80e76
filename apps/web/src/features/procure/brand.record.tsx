import { text } from '@countinghouse/contract/procure/brand.text'
import type { RecordExtras } from '../../kit/record-extras.ts'

export const record: RecordExtras = {
  parts: [
    {
      key: 'trade',
      title: text.trade,
      fields: [
        'supplierId',
        'supplierIds',
        'ownerSupplierId',
        'gs1Prefixes',
        'isDiscountAllowed',
        'maxDiscountPpm',
        'hasMinimumAdvertisedPrice',
        'targetMargin',
        'warrantyMonths',
      ],
    },
    { key: 'web', title: text.web, fields: ['slug', 'website', 'seoTitle', 'seoDescription', 'sortOrder'] },
  ],
}
