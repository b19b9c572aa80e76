import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tax return', ar: 'الإقرار الضريبي' },
  purpose: {
    en: 'Output and input tax of posted journals by tax component.',
    ar: 'ضريبة المخرجات والمدخلات للقيود المرحّلة حسب مكون الضريبة.',
  },
  failed: { en: 'The tax return', ar: 'الإقرار الضريبي' },
  empty: {
    en: 'No tax was posted in this period. Select another period.',
    ar: 'لم تُرحّل ضريبة في هذه الفترة. اختر فترة أخرى.',
  },
  view: { en: 'View', ar: 'العرض' },
  by_summary: { en: 'Summary', ar: 'الملخص' },
  by_sale: { en: 'Output tax', ar: 'ضريبة المخرجات' },
  by_purchase: { en: 'Input tax', ar: 'ضريبة المدخلات' },
  store: { en: 'Store', ar: 'المتجر' },
  component: { en: 'Tax component', ar: 'مكون الضريبة' },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  taxable: { en: 'Taxable amount', ar: 'المبلغ الخاضع للضريبة' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  documents: { en: 'Documents', ar: 'المستندات' },
  total: { en: 'Total', ar: 'الإجمالي' },
  due: { en: 'Tax due', ar: 'الضريبة المستحقة' },
  refund: { en: 'Tax refund', ar: 'ضريبة مستردة' },
  postedOn: { en: 'Posting date', ar: 'تاريخ الترحيل' },
  document: { en: 'Document', ar: 'المستند' },
  journal: { en: 'Journal', ar: 'القيد' },
  drill: { en: 'Show the journals behind this figure', ar: 'عرض القيود وراء هذا الرقم' },
})
