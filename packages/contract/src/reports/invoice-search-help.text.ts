import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Documents fit all that is entered. Each kind of document requires the permission of its page.',
    ar: 'تطابق المستندات كل ما أُدخل. يتطلب كل نوع صلاحية صفحته.',
  },
  help_find: { en: 'Find an invoice', ar: 'العثور على فاتورة' },
  help_find_1: {
    en: 'Enter the beginning of its number, the total, or choose customer, supplier or product.',
    ar: 'أدخل بداية رقمها أو الإجمالي، أو اختر العميل أو المورد أو المنتج.',
  },
  help_find_2: { en: 'Select its number to open it.', ar: 'اختر رقمها لفتحها.' },
})
