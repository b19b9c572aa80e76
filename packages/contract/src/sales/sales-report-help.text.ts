import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Net sales are gross sales less discounts and returns, excluding tax. Costs require a permission.',
    ar: 'صافي المبيعات هو الإجمالي ناقص الخصومات والمرتجعات، دون الضريبة. تتطلب التكاليف صلاحية.',
  },
  help_read: { en: 'Find the receipts of a figure', ar: 'العثور على إيصالات رقم' },
  help_read_1: {
    en: 'Choose period, store and lines by day, store or variant.',
    ar: 'اختر الفترة والمتجر والسطور حسب اليوم أو المتجر أو الصنف.',
  },
  help_read_2: {
    en: 'Select a line: a day or store lists its receipts, a variant its stock moves.',
    ar: 'اختر سطرًا: يعرض اليوم أو المتجر إيصالاته، والصنف حركات مخزونه.',
  },
})
