import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Extra charges', ar: 'الرسوم الإضافية' },
  one: { en: 'charge type', ar: 'نوع رسم' },
  many: {
    en: '{count, plural, one {# charge type} other {# charge types}}',
    ar: '{count, plural, zero {لا أنواع رسوم} one {نوع رسم واحد} two {نوعا رسوم} few {# أنواع رسوم} many {# نوع رسم} other {# نوع رسم}}',
  },
  purpose: {
    en: 'Defaults for additional transfer costs such as freight, insurance and duty.',
    ar: 'القيم الافتراضية لتكاليف التحويلات الإضافية مثل الشحن والتأمين والرسوم الجمركية.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'For example FREIGHT.', ar: 'مثل FREIGHT.' },
  name: { en: 'Name', ar: 'الاسم' },
  basis: { en: 'Calculation', ar: 'طريقة الحساب' },
  basis_help: {
    en: 'Default for new charges; it can be changed on each charge.',
    ar: 'القيمة الافتراضية للرسوم الجديدة، ويمكن تغييرها في كل رسم.',
  },
  basis_fixed: { en: 'Fixed amount', ar: 'مبلغ ثابت' },
  basis_per_unit: { en: 'Per unit', ar: 'لكل وحدة' },
  basis_per_kg: { en: 'Per kilogram', ar: 'لكل كيلوغرام' },
  basis_per_m3: { en: 'Per cubic metre', ar: 'لكل متر مكعب' },
  basis_rate_of_value: { en: 'Percentage of value', ar: 'نسبة من القيمة' },
  allocateBy: { en: 'Allocation method', ar: 'طريقة التوزيع' },
  allocateBy_help: {
    en: 'Distributes the charge over the lines. Weight and volume must be recorded for every product.',
    ar: 'توزّع الرسم على السطور. يجب أن يكون الوزن أو الحجم مسجّلًا لكل منتج.',
  },
  allocateBy_value: { en: 'Value', ar: 'القيمة' },
  allocateBy_qty: { en: 'Quantity', ar: 'الكمية' },
  allocateBy_weight: { en: 'Weight', ar: 'الوزن' },
  allocateBy_volume: { en: 'Volume', ar: 'الحجم' },
  treatment: { en: 'Treatment', ar: 'المعالجة' },
  treatment_help: {
    en: 'Capitalise adds the charge to item cost, expense books it to the company, recharge adds it to the transfer invoice.',
    ar: 'الرسملة تضيف الرسم إلى تكلفة البضاعة، والمصروف يُقيَّد على الشركة، والتحميل يضيفه إلى فاتورة التحويل.',
  },
  treatment_capitalise: { en: 'Capitalise', ar: 'رسملة' },
  treatment_expense: { en: 'Expense', ar: 'مصروف' },
  treatment_recharge: { en: 'Recharge to destination', ar: 'تحميل على الوجهة' },
  help: {
    en: 'Every company starts with ten charge types. Changing a type affects new charges only.',
    ar: 'تبدأ كل شركة بعشرة أنواع. تغيير النوع يسري على الرسوم الجديدة فقط.',
  },
  help_charge: { en: 'Add a charge to a transfer', ar: 'إضافة رسم إلى تحويل' },
  help_charge_1: {
    en: 'Open the transfer under Transfer management, go to Charges and add one. The preview shows the share of each line.',
    ar: 'افتح التحويل ضمن «إدارة التحويلات» وانتقل إلى «الرسوم» وأضف رسمًا. تُظهر المعاينة نصيب كل سطر.',
  },
  help_charge_2: {
    en: 'Have another user approve the charge. Changing an approved charge requires a new approval.',
    ar: 'اطلب من مستخدم آخر الموافقة على الرسم. تعديل رسم موافق عليه يتطلب موافقة جديدة.',
  },
  help_charge_3: {
    en: 'Capitalised charges increase item cost on receipt; recharged ones are added to the next transfer invoice.',
    ar: 'الرسوم المرسملة تزيد تكلفة البضاعة عند الاستلام، والرسوم المحمّلة تُضاف إلى فاتورة التحويل التالية.',
  },
})
