import { texts } from '@countinghouse/kernel/text'

export const text = texts({ title: { en: 'Receipts', ar: 'إيصالات الاستلام' } })
