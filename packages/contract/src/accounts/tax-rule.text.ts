import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Tax rules', ar: 'قواعد الضريبة' },
  one: { en: 'tax rule', ar: 'قاعدة ضريبة' },
  many: {
    en: '{count, plural, one {# tax rule} other {# tax rules}}',
    ar: '{count, plural, zero {لا قواعد ضريبة} one {قاعدة ضريبة واحدة} two {قاعدتا ضريبة} few {# قواعد ضريبة} many {# قاعدة ضريبة} other {# قاعدة ضريبة}}',
  },
  purpose: {
    en: 'Tax code of each document line. The matching rule with the lowest priority number applies.',
    ar: 'رمز الضريبة لكل سطر في المستند. تُطبق القاعدة المطابقة ذات أصغر رقم أولوية.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  direction: { en: 'Direction', ar: 'الاتجاه' },
  direction_sale: { en: 'Sale', ar: 'بيع' },
  direction_purchase: { en: 'Purchase', ar: 'شراء' },
  priority: { en: 'Priority', ar: 'الأولوية' },
  priority_help: {
    en: 'Rules are tried in ascending order. Use a high number for the company default.',
    ar: 'تُجرّب القواعد تصاعديًا. استعمل رقمًا كبيرًا للقاعدة الافتراضية للشركة.',
  },
  taxClassId: { en: 'Tax class', ar: 'الفئة الضريبية' },
  taxClassId_help: { en: 'Leave blank for all goods.', ar: 'اتركها فارغة لكل البضائع.' },
  sellerCountry: { en: 'Seller country', ar: 'بلد البائع' },
  sellerCountry_help: { en: 'Leave blank for all countries.', ar: 'اتركه فارغًا لكل البلدان.' },
  buyerCountry: { en: 'Buyer country', ar: 'بلد المشتري' },
  buyerCountry_help: { en: 'Leave blank for all countries.', ar: 'اتركه فارغًا لكل البلدان.' },
  buyerType: { en: 'Buyer type', ar: 'نوع المشتري' },
  buyerType_help: { en: 'Leave blank for all buyers.', ar: 'اتركه فارغًا لكل المشترين.' },
  buyerType_b2c: { en: 'Consumer', ar: 'مستهلك' },
  buyerType_b2b: { en: 'Business', ar: 'شركة' },
  buyerType_b2b_vat_id: { en: 'Business with VAT number', ar: 'شركة لها رقم ضريبي' },
  buyerType_exempt: { en: 'Tax-exempt customer', ar: 'عميل معفى من الضريبة' },
  taxCodeId: { en: 'Tax code', ar: 'رمز الضريبة' },
  help_default: { en: 'Set a company default', ar: 'تعيين قاعدة افتراضية للشركة' },
  help_default_1: {
    en: 'Create a rule with a high priority number, such as 9999, and leave its conditions blank.',
    ar: 'أنشئ قاعدة برقم أولوية كبير مثل 9999 واترك شروطها فارغة.',
  },
  help_default_2: {
    en: 'Select the tax code. It applies to lines that no other rule matches.',
    ar: 'اختر رمز الضريبة. يسري على السطور التي لا تطابقها قاعدة أخرى.',
  },
})
