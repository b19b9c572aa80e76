import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Extra charges', ar: 'الرسوم الإضافية' },
  one: { en: 'kind of charge', ar: 'نوع رسم' },
  many: {
    en: '{count, plural, one {# kind of charge} other {# kinds of charges}}',
    ar: '{count, plural, zero {لا أنواع رسوم} one {نوع رسم واحد} two {نوعا رسوم} few {# أنواع رسوم} many {# نوع رسم} other {# نوع رسم}}',
  },
  purpose: {
    en: 'What moving goods costs beside the goods: freight, insurance, duty. Each says what a new charge begins with; the charges themselves stand on transfers.',
    ar: 'ما يكلفه نقل البضاعة إلى جانب ثمنها: شحن وتأمين ورسوم جمركية. يحدد كل نوع ما يبدأ به رسم جديد، أما الرسوم نفسها فتُسجّل على التحويلات.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Such as FREIGHT.', ar: 'مثل FREIGHT.' },
  name: { en: 'Name', ar: 'الاسم' },
  basis: { en: 'Comes about', ar: 'يُحسب' },
  basis_help: {
    en: 'How the amount of a new charge comes about; whoever enters one may choose otherwise.',
    ar: 'كيف يُحسب مبلغ الرسم الجديد، ويمكن لمن يُدخله اختيار غير ذلك.',
  },
  basis_fixed: { en: 'As an amount', ar: 'كمبلغ ثابت' },
  basis_per_unit: { en: 'Per piece', ar: 'لكل قطعة' },
  basis_per_kg: { en: 'Per kilogram', ar: 'لكل كيلوغرام' },
  basis_per_m3: { en: 'Per cubic metre', ar: 'لكل متر مكعب' },
  basis_rate_of_value: { en: 'As a share of the value', ar: 'كنسبة من القيمة' },
  allocateBy: { en: 'Shared out by', ar: 'يُوزَّع حسب' },
  allocateBy_help: {
    en: 'How it is shared out over the goods. By weight or volume, every product must have one.',
    ar: 'كيف يُوزَّع على البضاعة. عند التوزيع حسب الوزن أو الحجم يجب أن يكون مسجّلًا لكل منتج.',
  },
  allocateBy_value: { en: 'Value', ar: 'القيمة' },
  allocateBy_qty: { en: 'Quantity', ar: 'الكمية' },
  allocateBy_weight: { en: 'Weight', ar: 'الوزن' },
  allocateBy_volume: { en: 'Volume', ar: 'الحجم' },
  treatment: { en: 'Borne by', ar: 'يتحمّله' },
  treatment_help: {
    en: 'The goods: they cost that much more where they arrive. The company: it is an expense. Whoever gets the goods: it stands on the transfer invoice.',
    ar: 'البضاعة: تزيد تكلفتها في وجهتها. الشركة: يُعد مصروفًا. المستلم: يظهر في فاتورة التحويل.',
  },
  treatment_capitalise: { en: 'The goods', ar: 'البضاعة' },
  treatment_expense: { en: 'The company', ar: 'الشركة' },
  treatment_recharge: { en: 'Whoever gets the goods', ar: 'المستلم' },
  help: {
    en: 'Every company begins with ten kinds. What one says is only what a new charge begins with: charges that were entered stay as they are.',
    ar: 'تبدأ كل شركة بعشرة أنواع. ما يحدده النوع هو ما يبدأ به الرسم الجديد فقط، وتبقى الرسوم المُدخلة كما هي.',
  },
  help_charge: { en: 'Charge a transfer', ar: 'تسجيل رسم على تحويل' },
  help_charge_1: {
    en: 'Open the transfer under Manage transfers, go to Charges and add one. Preview shows what each line gets.',
    ar: 'افتح التحويل ضمن «إدارة التحويلات» وانتقل إلى «الرسوم» وأضف رسمًا. تُظهر المعاينة نصيب كل سطر.',
  },
  help_charge_2: {
    en: 'Somebody else approves it. From then on it counts; one that is changed wants to be approved anew.',
    ar: 'يوافق عليه شخص آخر، ومن عندها يُحتسب. وإن عُدّل احتاج إلى موافقة جديدة.',
  },
  help_charge_3: {
    en: 'What the goods bear raises their cost as they arrive; what is recharged stands on the next invoice of the transfer.',
    ar: 'ما تتحمّله البضاعة يزيد تكلفتها عند وصولها، وما يُحمَّل على المستلم يظهر في الفاتورة التالية للتحويل.',
  },
})
